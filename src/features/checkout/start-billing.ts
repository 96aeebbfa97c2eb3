import { enhanceForms } from '#src/features/account/enhance-forms.ts'
import { maskPhones } from '#src/features/account/mask-phones.ts'
import '#src/features/account/suggest-addresses.ts'
import '#src/layouts/page-failures.ts'
import { enhanceCard } from './enhance-card.ts'
import { enhanceProviderCard } from './enhance-provider-card.ts'
import { followCodes } from './follow-codes.ts'
import { guardForms } from './guard-connection.ts'
import { tellOffline } from './tell-notice.ts'

const form = document.querySelector<HTMLFormElement>('form[data-payment]')
// Before what marks a form as sent.
if (form) {
  enhanceCard(form)
  enhanceProviderCard(form)
}
guardForms()
followCodes((page) => void import('./follow-credits.ts').then(({ showPayment }) => showPayment(page)))

const credits = document.querySelector<HTMLElement>('[data-credits]')
credits?.addEventListener('submit', (event) => {
  const { target, submitter } = event
  if (!(target instanceof HTMLFormElement)) return
  event.preventDefault()
  import('./follow-credits.ts').then(
    ({ followCredits }) => followCredits(credits, target, submitter),
    tellOffline,
  )
})

const step = document.querySelector<HTMLElement>('.checkout-step')
if (step) enhanceForms(step)
maskPhones(document)
