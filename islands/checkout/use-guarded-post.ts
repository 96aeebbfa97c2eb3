import { useState, type SubmitEvent } from 'react'
import { whenBack } from '#src/client/go-to.ts'
import { isReached } from '#src/client/is-reached.ts'
import { checkout } from '#src/stores/checkout/checkout.ts'

/** Keeps a form that leaves the page where it is while the shop cannot be reached, and has it sent once. */
export const useGuardedPost = (offline: string) => {
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    const form = event.currentTarget
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    checkout.tell(undefined)
    if (await isReached()) {
      form.submit()
      await whenBack()
    } else checkout.tell(offline)
    setBusy(false)
  }
  return { isBusy, submit }
}
