import { expect, it } from 'vitest'
import { siteOf, sites } from '#src/contract/sites.ts'
import { wordedFaults } from '#src/forms/refused-form.ts'
import { addressFormFields } from '#src/rules/address/address-form-fields.ts'
import { addressWords } from './address-words.ts'

const german = siteOf('de-de') ?? sites[0]
/** What a form says of an address in Germany, where its country is no question. */
const faultsOf = (values: Record<string, string>) => {
  const fields = addressFormFields(german, addressWords(german), { countryCode: 'DE', values }, 'shipping')
  return wordedFaults(
    fields.filter(({ name }) => name !== 'country'),
    values,
    german,
  )
}

const anna = {
  firstName: 'Anna',
  lastName: 'Berg',
  addressLine1: 'Am Sandtorkai 7',
  postalCode: '20457',
  city: 'Hamburg',
  email: 'anna.berg@example.com',
  phone: '040 3290900',
}

it('finds nothing wrong with an address that is whole, nor with a name of one letter', () => {
  expect(faultsOf(anna)).toEqual({})
  expect(faultsOf({ ...anna, lastName: '李' })).toEqual({})
})

it('tells what is too long instead of cutting it', () => {
  const street = 'Friedrich-Wilhelm-von-Steuben-Allee 123 b'
  expect(faultsOf({ ...anna, addressLine1: street, addressLine2: 'x'.repeat(31) })).toEqual({
    addressLine1: 'Bitte höchstens 30 Zeichen; der Rest passt in die nächste Zeile',
    addressLine2: 'Der Wert darf höchstens 30 Zeichen lang sein',
  })
  expect(
    addressFormFields(german, addressWords(german), { countryCode: 'DE', values: {} }, 'shipping').filter(
      (field) => 'maxLength' in field,
    ),
  ).toEqual([])
})

it('tells of how many digits a postal code is', () => {
  expect(faultsOf({ ...anna, postalCode: '2045' })).toEqual({
    postalCode: 'Der Wert muss genau 5 Zeichen enthalten',
  })
})
