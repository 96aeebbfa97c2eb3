import { enhanceForms } from '#src/features/account/enhance-forms.ts'
import '#src/features/account/suggest-addresses.ts'
import '#src/layouts/page-failures.ts'
import { followDeliveries } from './follow-deliveries.ts'

enhanceForms(document)
followDeliveries()
