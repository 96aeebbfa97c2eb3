import { expect, it } from 'vitest'
import type { FormField } from '#src/contract/forms/form-field.ts'
import { sites } from '#src/contract/sites.ts'
import { formTexts } from '#src/forms/form-texts.ts'
import { messages } from '#src/messages/messages.ts'
import { refusalOf, worded } from './refusal.ts'

const [site] = sites
const { refusals } = formTexts(site, ['POST /consumers-v3/auth/signin'])
const fields: FormField[] = [
  { name: 'email', label: 'Email', autocomplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
]
const refused = (errorId: string, additionalInfo: Record<string, string> = {}) => ({
  ...{ errorId, message: 'The field password has a wrong value: Too big', status: 400 },
  ...{ additionalInfo, correlationId: '' },
})
const { byCode } = messages.en.errors

it.each(['ATTR100', 'ATTR200', 'ATTR300'] as const)(
  'says of %s in the words of the shop that a field was not understood',
  (errorId) => {
    const told = refusalOf(fields, refused(errorId, { field: 'password' }), refusals)
    expect(told).toEqual({ field: 'password', text: byCode[errorId] })
  },
)

it('says of a code that no form expects that something went wrong, and nothing of the API’s', () => {
  expect(refusalOf(fields, refused('XYZ123'), refusals)).toEqual({ text: byCode.GEN500 })
})

it('says what a page words itself', () => {
  expect(refusalOf(fields, worded('Choose something first.'), refusals)).toEqual({
    text: 'Choose something first.',
  })
})
