import { goOn } from './go-on.ts'
import type { PasskeyFailure } from './passkey-outcome.ts'

/** Milliseconds in which a challenge that waits in the field is sure to be taken: a minute less than the shop takes it. */
const freshMs = 4 * 60_000

/** Says with a form that this browser can make passkeys. */
const sayWhetherAble = async (field: HTMLInputElement | null): Promise<void> => {
  if (field && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()))
    field.value = 'yes'
}

/** Has a form offer passkeys where the browser has them: by a button, and in the field of the email. */
export const startPasskeySignIn = (part: HTMLElement): void => {
  if (!('PublicKeyCredential' in window)) return
  const button = part.querySelector('button')
  const fault = part.querySelector<HTMLElement>('[role=alert]')
  const email = part.closest('form')?.querySelector<HTMLInputElement>('[autocomplete~="webauthn"]')
  let begunAt = 0
  let isInDialog = false

  const say = (text = ''): void => {
    if (fault) fault.textContent = text
  }

  const attempt = async (from: 'dialog' | 'field'): Promise<PasskeyFailure | undefined> => {
    const { signInByPasskey } = await import('./sign-in-by-passkey.ts')
    const signedIn = await signInByPasskey(from, () => from === 'dialog' || !isInDialog)
    if (signedIn.ok) goOn(part, part.dataset['next'] ?? '/')
    return signedIn.ok ? undefined : signedIn.error
  }

  const offerInField = async (): Promise<void> => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return
    begunAt = Date.now()
    const failure = await attempt('field')
    if (failure === undefined || failure === 'superseded') return
    if (failure === 'unknown' || failure === 'failed') say(part.dataset[failure])
    begunAt = 0
  }

  part.hidden = false
  void sayWhetherAble(part.querySelector('input'))
  void offerInField()
  email?.addEventListener('focus', () => {
    if (Date.now() - begunAt > freshMs) void offerInField()
  })
  button?.addEventListener('click', () => {
    say()
    button.disabled = true
    isInDialog = true
    void attempt('dialog').then((failure) => {
      if (failure === undefined) return
      button.disabled = false
      isInDialog = false
      say(part.dataset[failure] ?? part.dataset['failed'])
      void offerInField()
    })
  })
}
