import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AuthStep, PasskeySignInWords } from '#src/contract/identity/auth-step.ts'
import type { PasskeyFailure } from '#src/rules/identity/passkey-outcome.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import type { AuthFlow } from '#src/stores/auth/auth-flow.ts'
import { browserPlace } from '#src/stores/auth/browser-place.ts'
import { Button } from '#islands/ui/Button.tsx'
import css from './AuthSteps.module.css'

/** Milliseconds in which a challenge that waits in the field is sure to be taken: a minute less than the shop takes it. */
const freshMs = 4 * 60_000

const hasPasskeys = (): boolean => 'PublicKeyCredential' in window

const wordsOf = (words: PasskeySignInWords, failure: PasskeyFailure): string =>
  failure === 'cancelled' || failure === 'unknown' ? words[failure] : words.failed

/** Offers passkeys where the browser has them: by a button, and in the field of the email. */
export const usePasskeySignIn = (offered: AuthStep<FormTexts>['passkeySignIn'], flow: AuthFlow) => {
  const [state, setState] = useState({ isAble: false, isBusy: false, fault: '' })
  const begunAt = useRef(0)
  const isInDialog = useRef(false)
  const isThere = useRef(true)

  const attempt = async (from: 'dialog' | 'field'): Promise<PasskeyFailure | undefined> => {
    const { signInByPasskey } = await import('#src/stores/auth/sign-in-by-passkey.ts')
    const isWanted = (): boolean => isThere.current && (from === 'dialog' || !isInDialog.current)
    const signedIn = await signInByPasskey(browserPlace, from, isWanted)
    // A step that is gone leads nowhere: another attempt has gone on already.
    if (signedIn.ok && offered && isThere.current) await flow.goOn(offered.goal)
    return signedIn.ok ? undefined : signedIn.error
  }

  const offerInField = async (): Promise<void> => {
    if (!offered || !hasPasskeys()) return
    begunAt.current = Date.now()
    if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return
    const failure = await attempt('field')
    if (failure === undefined || failure === 'superseded') return
    if (failure === 'unknown' || failure === 'failed')
      setState((now) => ({ ...now, fault: wordsOf(offered.words, failure) }))
    begunAt.current = 0
  }

  const begin = useEffectEvent(() => {
    if (!offered || !hasPasskeys()) return
    setState((now) => ({ ...now, isAble: true }))
    void offerInField()
  })
  useEffect(() => {
    isThere.current = true
    begin()
    return () => void (isThere.current = false)
  }, [])

  return {
    ...state,
    /** The field is looked at: what waits in it may be too old. */
    renew: (): void => {
      if (Date.now() - begunAt.current > freshMs) void offerInField()
    },
    press: async (): Promise<void> => {
      if (!offered) return
      setState({ isAble: true, isBusy: true, fault: '' })
      isInDialog.current = true
      const failure = await attempt('dialog')
      isInDialog.current = false
      // It led on; where the browser brings this page back, it can be pressed again.
      if (failure === undefined) return setState({ isAble: true, isBusy: false, fault: '' })
      setState({ isAble: true, isBusy: false, fault: wordsOf(offered.words, failure) })
      void offerInField()
    },
  }
}

type Props = { words: PasskeySignInWords; passkey: ReturnType<typeof usePasskeySignIn> }

/** Signing in by a passkey, below the form of the password; without script, or where browsers have none, it is not there. */
export const PasskeySignIn = ({ words, passkey }: Props) =>
  passkey.isAble && (
    <div className={css.passkey}>
      <Button look="quiet" disabled={passkey.isBusy} onClick={() => void passkey.press()}>
        {words.signIn}
      </Button>
      <p className="form-fault" role="alert">
        {passkey.fault}
      </p>
    </div>
  )
