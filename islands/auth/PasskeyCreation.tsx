import { useEffect, useState } from 'react'
import type { PasskeyCreation as Creation } from '#src/contract/identity/auth-step.ts'
import { call } from '#src/stores/shop.ts'
import { Button } from '#islands/ui/Button.tsx'

type Props = {
  creation: Creation
  /** Leads on: where a passkey is there, or its owner is to prove who they are. */
  goOn: (path: string) => void
}

/** Makes a passkey on this device. Where that cannot be it says so. */
export const PasskeyCreation = ({ creation, goOn }: Props) => {
  const { name, done, confirm, words } = creation
  const [isAble, setAble] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  useEffect(() => {
    setAble('PublicKeyCredential' in window)
    // A page that the browser brings back led on when it was left.
    const comeBack = (): void => setBusy(false)
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  const create = async (): Promise<void> => {
    setFault('')
    setBusy(true)
    const { createPasskey } = await import('#src/stores/auth/create-passkey.ts')
    const created = await createPasskey(call, name)
    if (created.ok) return goOn(done)
    if (created.error === 'signInAgain') return goOn(confirm)
    const { error } = created
    const isNamed = error === 'cancelled' || error === 'known' || error === 'tooMany'
    setFault(isNamed ? words[error] : words.failed)
    setBusy(false)
  }

  return (
    <div className="form-other">
      {isAble ? (
        <Button look="primary" disabled={isBusy} onClick={() => void create()}>
          {words.create}
        </Button>
      ) : (
        <p className="form-hint" role="status">
          {words.unsupported}
        </p>
      )}
      <p className="form-fault" role="alert">
        {fault}
      </p>
    </div>
  )
}
