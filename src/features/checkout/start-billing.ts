import { enhanceForms } from '#src/features/account/enhance-forms.ts'
import '#src/features/account/suggest-addresses.ts'
import '#src/layouts/page-failures.ts'

enhanceForms(document)
