import { afterPaint } from '#src/client/after-paint.ts'
import { enhanceForms } from '#src/features/account/enhance-forms.ts'
import '#src/features/account/suggest-addresses.ts'
import '#src/layouts/page-failures.ts'
import '#src/features/wallets/follow-wallet-links.ts'
import { followDeliveries } from './follow-deliveries.ts'

enhanceForms(document)
followDeliveries()

// What the next step takes comes while this one is filled in.
window.addEventListener('load', () => void afterPaint().then(() => import('./enhance-card.ts')))
