import { linkStyles } from '#src/client/link-styles.ts'
import css from './consent-settings.css?url'

/** Longer than the dialog's transition, in milliseconds. */
const leavingMs = 400

/** Shows the form of the settings page as a dialog. The browser holds the focus, and returns it. */
export const showSettings = async (form: HTMLFormElement): Promise<void> => {
  await linkStyles(css)
  const dialog = document.createElement('dialog')
  dialog.className = 'consent-dialog'
  dialog.setAttribute('aria-labelledby', 'consent-settings-title')
  const close = form.querySelector<HTMLElement>('[data-close]')
  close?.removeAttribute('hidden')
  close?.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('close', () => setTimeout(() => dialog.remove(), leavingMs))
  dialog.append(form)
  document.body.append(dialog)
  dialog.showModal()
}
