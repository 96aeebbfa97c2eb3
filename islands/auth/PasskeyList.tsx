import { useEffect, useState } from 'react'
import type { PasskeyCreation as Creation } from '#src/contract/identity/auth-step.ts'
import { changePasskey, wantsProof } from '#src/stores/auth/change-passkey.ts'
import { signalPasskeys } from '#src/stores/auth/signal-passkeys.ts'
import { call } from '#src/stores/shop.ts'
import { PasskeyCreation } from './PasskeyCreation.tsx'
import { PasskeyRow, type ListedPasskey, type PasskeyListWords } from './PasskeyRow.tsx'

type Props = {
  /** Undefined where they could not be read. */
  passkeys: readonly ListedPasskey[] | undefined
  /** Whose they are, for authenticators to be told; ids in base64url. */
  signals: { rpId: string; userId: string } | undefined
  action: string
  creation: Creation
  words: PasskeyListWords
  locale: string
  maxName: number
}

type Told = { is: 'status' | 'alert'; text: string }

/** The passkeys of a customer, changed in place. Authenticators forget those that are no more. */
export const PasskeyList = ({ passkeys: first, signals, creation, words, ...row }: Props) => {
  const [passkeys, setPasskeys] = useState(first)
  const [told, setTold] = useState<Told | undefined>(first ? undefined : { is: 'alert', text: words.failed })

  useEffect(() => {
    if (!signals || !passkeys) return
    void signalPasskeys({ ...signals, passkeyIds: passkeys.map(({ passkeyId }) => passkeyId) })
  }, [signals, passkeys])

  const change = async ({ passkeyId }: ListedPasskey, name?: string): Promise<void> => {
    setTold(undefined)
    const done = await changePasskey(call, passkeyId, name)
    if (!done.ok) {
      if (wantsProof(done.error)) return location.assign(creation.confirm)
      return setTold({ is: 'alert', text: words.failed })
    }
    const changed = (one: ListedPasskey): readonly ListedPasskey[] => {
      if (one.passkeyId !== passkeyId) return [one]
      return name === undefined ? [] : [{ ...one, name: name.trim() }]
    }
    setPasskeys((now) => now?.flatMap(changed))
    setTold({ is: 'status', text: name === undefined ? words.removed : words.renamed })
  }

  return (
    <>
      {told && (
        <p
          className={told.is === 'status' ? 'account-done' : 'account-failure'}
          role={told.is}
          tabIndex={-1}
          ref={(note) => {
            // What was pressed may be gone. What the page came with leaves the focus where it is.
            if (passkeys) note?.focus()
          }}
        >
          {told.text}
        </p>
      )}
      {passkeys?.length === 0 && <p>{words.none}</p>}
      {passkeys && passkeys.length > 0 && (
        <ul className="account-rows">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={`${passkey.passkeyId} ${passkey.name}`}
              {...row}
              passkey={passkey}
              words={words}
              change={(one, name) => void change(one, name)}
            />
          ))}
        </ul>
      )}
      <PasskeyCreation creation={creation} goOn={(path) => location.assign(path)} />
    </>
  )
}
