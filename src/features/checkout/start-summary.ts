import { enhanceForms } from '#src/features/account/enhance-forms.ts'

enhanceForms(document)
