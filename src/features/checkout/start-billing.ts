import { enhanceForms } from '#src/features/account/enhance-forms.ts'
import { maskPhones } from '#src/features/account/mask-phones.ts'
import '#src/features/account/suggest-addresses.ts'
import '#src/layouts/page-failures.ts'
import { enhanceCard } from './enhance-card.ts'
import { enhanceProviderCard } from './enhance-provider-card.ts'

const form = document.querySelector<HTMLFormElement>('form[data-payment]')
// Before what marks a form as sent.
if (form) {
  enhanceCard(form)
  enhanceProviderCard(form)
}
enhanceForms(document)
maskPhones(document)
