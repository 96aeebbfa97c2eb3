import { isReached } from '#src/client/is-reached.ts'
import { tellOffline } from '#src/features/checkout/tell-notice.ts'

/**
 * Keeps a form where it is while the shop cannot be reached: a browser would show an error of its own in its place, and forget what was
 * typed. Comes before what marks a form as sent.
 */
const guardConnection = (form: HTMLFormElement): void => {
  let isSure = false
  const send = async (submitter: HTMLElement | null): Promise<void> => {
    form.ariaBusy = 'true'
    isSure = await isReached()
    form.ariaBusy = null
    if (isSure) form.requestSubmit(submitter)
    else tellOffline()
    isSure = false
  }
  form.addEventListener(
    'submit',
    (event) => {
      if (isSure) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (form.ariaBusy !== 'true') void send(event.submitter)
    },
    { capture: true },
  )
}

/** Guards the forms of a step that are sent by leaving the page. */
export const guardForms = (): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>('.checkout-step form[method=post]'))
    guardConnection(form)
}
