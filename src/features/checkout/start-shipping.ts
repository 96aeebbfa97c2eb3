import { afterPaint } from '#src/client/after-paint.ts'
import { enhanceForms } from '#src/features/account/enhance-forms.ts'
import { maskPhones } from '#src/features/account/mask-phones.ts'
import '#src/features/account/suggest-addresses.ts'
import '#src/layouts/page-failures.ts'
import '#src/features/wallets/follow-wallet-links.ts'
import { followDeliveries } from './follow-deliveries.ts'
import { followCodes } from './follow-codes.ts'
import { guardForms } from './guard-connection.ts'

// Before what marks a form as sent.
guardForms()
followCodes((page) => {
  const deliveries = page.querySelector('[data-deliveries]')
  if (deliveries) document.querySelector('[data-deliveries]')?.replaceChildren(...deliveries.children)
})
const step = document.querySelector<HTMLElement>('.checkout-step')
if (step) enhanceForms(step)
maskPhones(document)
followDeliveries()

// What the next step takes comes while this one is filled in.
window.addEventListener('load', () => void afterPaint().then(() => import('./enhance-card.ts')))
