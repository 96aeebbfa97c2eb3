import { goOn } from './go-on.ts'

/** Has a part of a page make a passkey, where the browser can. */
export const startPasskeyCreation = (part: HTMLElement): void => {
  const button = part.querySelector('button')
  const note = part.querySelector<HTMLElement>('[role=status]')
  const fault = part.querySelector<HTMLElement>('[role=alert]')
  if (!button || !fault || !('PublicKeyCredential' in window)) return
  const { name = '', done = '/', confirm = '/', failed } = part.dataset
  if (note) note.hidden = true
  button.hidden = false
  button.addEventListener('click', () => {
    fault.textContent = ''
    button.disabled = true
    void import('./create-passkey.ts')
      .then(({ createPasskey }) => createPasskey(name))
      .then((created) => {
        if (created.ok) return goOn(part, done)
        if (created.error === 'signInAgain') return goOn(part, confirm)
        button.disabled = false
        fault.textContent = part.dataset[created.error] ?? failed ?? ''
      })
  })
}
