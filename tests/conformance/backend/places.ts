import { expect, it } from 'vitest'
import { sites } from '#src/contract/sites.ts'
import type { Shop } from './shop.ts'
import { createVisitor, refusal } from './visitor.ts'

const list = 'GET /consumers-v3/utilities/countryList'
const suggestions = 'GET /consumers-v3/utilities/addressSuggestions/{countryCode}'
const rules = 'GET /consumers-v3/utilities/i18n/{countryCode}'

/** Countries, their addresses and phones, and the stores that a shopper can name. */
export const describePlaces = (shop: () => Shop): void => {
  const visitor = () => createVisitor(shop().backend)
  const fieldsOf = async (countryCode: string, locale: string, formId = 'shipping') => {
    const { forms } = await visitor().call(rules, { path: { countryCode } }, locale)
    return forms.find((form) => form.formId === formId)?.fields ?? []
  }

  it('lists the countries by name, in the language of the site', async () => {
    const { countries } = await visitor().call(list, {}, 'de-de')
    expect(countries.length).toBeGreaterThan(200)
    expect(countries.find(({ code }) => code === 'US')).toEqual({
      code: 'US',
      name: 'Vereinigte Staaten',
      dialCode: '+1',
      phoneMask: '(XXX) XXX - XXXX',
    })
    const names = countries.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare))
    const french = await visitor().call(list, {}, 'fr-ca')
    expect(french.countries.find(({ code }) => code === 'DE')?.name).toBe('Allemagne')
  })

  it('has rules of its own for each country of the shop', async () => {
    for (const { country, locale } of sites) {
      const fields = await fieldsOf(country, locale)
      expect(fields.find(({ fieldId }) => fieldId === 'postalCode')?.validation.pattern).toBeDefined()
    }
  })

  it('suggests towns as they are typed, the largest first, by their province', async () => {
    const suggest = (countryCode: string, text: string) =>
      visitor().call(suggestions, { path: { countryCode }, query: { text } })
    const portland = await suggest('US', 'portl')
    expect(portland.suggestions[0]).toEqual({ label: 'Portland, OR', city: 'Portland', province: 'OR' })
    expect(portland.suggestions.length).toBeLessThanOrEqual(6)
    expect(portland.hasStreets).toBe(false)
    expect((await suggest('DE', ' KÖL ')).suggestions[0]).toEqual({ label: 'Köln, NW', city: 'Köln' })
    expect(await suggest('US', 'zzzz')).toMatchObject({ suggestions: [] })
    expect(await suggest('JP', 'Tokyo')).toMatchObject({ suggestions: [] })
    for (const text of ['p', 'p'.repeat(61)])
      await refusal(
        await visitor().send('GET', `/consumers-v3/utilities/addressSuggestions/US?text=${text}`),
        'ATTR200',
      )
  })

  it('tells the fields in the order of the country, for both forms', async () => {
    const american = await fieldsOf('US', 'en-us')
    expect(american.map(({ fieldId }) => fieldId).join(' ')).toBe(
      'country firstName lastName addressLine1 addressLine2 city province postalCode email phone',
    )
    const province = american.find(({ fieldId }) => fieldId === 'province')
    expect(province?.validation).toEqual({ required: true })
    expect(province?.provinces).toContainEqual({ code: 'OR', name: 'Oregon' })
    expect(american.find(({ fieldId }) => fieldId === 'firstName')).toMatchObject({
      validation: { required: true, minLength: 1, maxLength: 30 },
      transforms: ['capitalize'],
    })
    const german = await fieldsOf('DE', 'de-de', 'billing')
    expect(german.map(({ fieldId }) => fieldId).join(' ')).toBe(
      'country firstName lastName addressLine1 addressLine2 postalCode city email phone',
    )
    expect(german.find(({ fieldId }) => fieldId === 'postalCode')).toEqual({
      fieldId: 'postalCode',
      validation: { required: true, minLength: 5, maxLength: 5, pattern: '(?!00)\\d{5}' },
      format: 'XXXXX',
      transforms: [],
    })
  })

  it('names provinces as the locale does', async () => {
    const quebec = async (locale: string) =>
      (await fieldsOf('CA', locale))
        .flatMap(({ provinces = [] }) => provinces)
        .filter(({ code }) => ['BC', 'QC'].includes(code))
        .map(({ name }) => name)
    expect(await quebec('en-ca')).toEqual(['British Columbia', 'Quebec'])
    expect(await quebec('fr-ca')).toEqual(['Colombie-Britannique', 'Québec'])
  })

  it('tells the defaults for a country without rules, and refuses what is no country', async () => {
    const fields = await fieldsOf('CL', 'en-us')
    expect(fields.find(({ fieldId }) => fieldId === 'province')?.validation).toEqual({ required: false })
    const { error } = await refusal(await visitor().send('GET', '/consumers-v3/utilities/i18n/ZZ'), 'ATTR200')
    expect(error.additionalInfo).toEqual({ field: 'countryCode' })
    await refusal(await visitor().send('GET', '/consumers-v3/utilities/i18n/usa'), 'ATTR200')
  })

  it('lists the stores', async () => {
    const { stores } = await visitor().call('GET /consumers-v3/utilities/stores', {})
    expect(stores).toContainEqual({
      storeId: 'de-berlin',
      storeName: 'Marlow Berlin',
      city: 'Berlin',
      countryCode: 'DE',
    })
    expect(stores.map(({ storeId }) => storeId)).not.toContain('de-cp-1')
  })
}
