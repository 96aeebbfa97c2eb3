import type { MouseEvent } from 'react'
import type { PasskeyCreation as Creation } from '#src/contract/identity/auth-step.ts'
import { declinePasskey } from '#src/rules/identity/declined-passkey.ts'
import { PasskeyCreation } from './PasskeyCreation.tsx'

type Props = { creation: Creation; later: string; goOn: (path: string) => void }

/** Offers a passkey; declined once, it is not offered on this device again. */
export const PasskeyOffer = ({ creation, later, goOn }: Props) => {
  const decline = (event: MouseEvent): void => {
    event.preventDefault()
    document.cookie = declinePasskey(location.protocol === 'https:')
    goOn(creation.done)
  }
  return (
    <>
      <PasskeyCreation creation={creation} goOn={goOn} />
      <div>
        <a className="button" data-style="quiet" href={creation.done} onClick={decline}>
          {later}
        </a>
      </div>
    </>
  )
}
