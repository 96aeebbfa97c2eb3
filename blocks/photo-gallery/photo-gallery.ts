/** Sends a report to the photo service; false when it did not arrive. */
const send = async (form: HTMLFormElement, locale: string): Promise<boolean> => {
  const { mediaId, reason, message } = Object.fromEntries(new FormData(form))
  const response = await fetch(`/api/photos/v1/media/${encodeURIComponent(String(mediaId))}/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': locale },
    body: JSON.stringify(message === '' ? { reason } : { reason, message }),
  }).catch(() => undefined)
  return response?.ok ?? false
}

/** Opens the report form over the page, sends it from there, and says that it arrived. */
export const startPhotoReports = (gallery: HTMLElement): void => {
  const dialog = gallery.querySelector('dialog')
  const form = dialog?.querySelector<HTMLFormElement>('form[method="post"]')
  const thanks = dialog?.querySelector<HTMLElement>('.photo-report-thanks')
  const failed = dialog?.querySelector<HTMLElement>('[data-failed]')
  const media = form?.querySelector<HTMLInputElement>('[name="mediaId"]')
  if (!dialog || !form || !thanks || !failed || !media) return

  const tell = (arrived: boolean): void => {
    form.hidden = arrived
    thanks.hidden = !arrived
    failed.textContent = arrived ? '' : (failed.dataset['failed'] ?? '')
    if (arrived) thanks.querySelector<HTMLElement>('[tabindex]')?.focus()
  }

  gallery.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-report]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    form.reset()
    media.value = link.dataset['report'] ?? ''
    form.hidden = false
    thanks.hidden = true
    failed.textContent = ''
    dialog.close()
    dialog.showModal()
  })

  form.addEventListener('submit', (event) => {
    if (event.submitter instanceof HTMLButtonElement && event.submitter.formMethod === 'dialog') return
    event.preventDefault()
    const button = form.querySelector<HTMLButtonElement>('button')
    button?.setAttribute('aria-disabled', 'true')
    void send(form, dialog.dataset['locale'] ?? '').then((arrived) => {
      button?.removeAttribute('aria-disabled')
      tell(arrived)
    })
  })
}
