import { refuseGuests } from '#src/features/account/signed-in.ts'
import { passkeyCreation } from '#src/features/passkeys/passkey-creation.ts'
import { nextPath, withNext } from '#src/forms/next-path.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { describeStep, type LoadAuthStep } from './auth-step.ts'

/** Offers a passkey to someone who signed in by a password on a device that can make one; declined once, it is not offered there again. */
export const passkeyOfferStep: LoadAuthStep = async (wanted) => {
  const { locals, request, url, href } = wanted
  const refused = await refuseGuests(locals, url)
  if (refused) return refused
  const { site } = locals
  const { offer: texts } = messagesOf(site).passkeys
  const done = nextPath(url.searchParams.get('next'), site)
  const confirm = withNext(href('/account/confirm'), `${url.pathname}${url.search}`)
  return describeStep(wanted, {
    title: texts.title,
    description: texts.description,
    text: texts.text,
    passkeyOffer: { creation: passkeyCreation(site, request, { done, confirm }), later: texts.later },
  })
}
