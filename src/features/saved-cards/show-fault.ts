/** Says at a field what is wrong with it, as the page of a form that comes back would; takes it away where nothing is. */
export const showFault = (input: HTMLInputElement, text: string | undefined): void => {
  const id = `${input.id}-fault`
  const others = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id)
  document.getElementById(id)?.remove()
  if (text === undefined) input.removeAttribute('aria-invalid')
  else {
    input.setAttribute('aria-invalid', 'true')
    const fault = Object.assign(document.createElement('p'), {
      id,
      className: 'form-fault',
      textContent: text,
    })
    input.closest('.form-line')?.after(fault)
  }
  const notes = text === undefined ? others : [id, ...others]
  if (notes.length > 0) input.setAttribute('aria-describedby', notes.join(' '))
  else input.removeAttribute('aria-describedby')
}
