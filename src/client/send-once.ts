/** Has the forms of a page sent once: a button that was pressed waits for its response. */
export const sendOnce = (): void => {
  const forms = document.querySelectorAll<HTMLFormElement>('form.form')
  for (const form of forms)
    form.addEventListener('submit', (event) => {
      if (form.ariaBusy === 'true') event.preventDefault()
      form.ariaBusy = 'true'
    })
  // A page that comes back from the browser's memory begins anew.
  window.addEventListener('pageshow', () => {
    for (const form of forms) form.ariaBusy = null
  })
}
