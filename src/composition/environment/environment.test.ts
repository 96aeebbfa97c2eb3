import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

it('needs nothing set', () => {
  expect(readEnvironment({})).toMatchObject({ PORT: 4321, HOST: '0.0.0.0' })
})

it('takes an empty variable for a missing one', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' }).PORT).toBe(4321)
})

it('names every wrong variable in one message', () => {
  expect(() =>
    readEnvironment({ PORT: 'http', COMMERCE_ORIGIN: 'shop', DATABASE_URL: 'mysql://x/y' }),
  ).toThrow(/PORT: [\s\S]*DATABASE_URL: [\s\S]*COMMERCE_ORIGIN: /)
})

it('keeps only the origin of an address', () => {
  expect(readEnvironment({ PUBLIC_URL: 'https://shop.example/' }).PUBLIC_URL).toBe('https://shop.example')
})

it('names what the chosen content adapter needs', () => {
  expect(() => readEnvironment({ CONTENT_ADAPTER: 'contentful', CONTENTFUL_SPACE: 'shoes' })).toThrow(
    /CONTENTFUL_DELIVERY_TOKEN: contentful needs it/,
  )
  expect(() => readEnvironment({ CONTENT_ADAPTER: 'canvas-http' })).toThrow(/CONTENT_ORIGIN/)
  const contentful = { CONTENT_ADAPTER: 'contentful', CONTENTFUL_SPACE: 'a', CONTENTFUL_DELIVERY_TOKEN: 'b' }
  expect(() => readEnvironment({ ...contentful, CONTENTFUL_LOCALES: 'en-us=en,fr-ca=fr' })).not.toThrow()
  expect(() => readEnvironment({ ...contentful, CONTENTFUL_LOCALES: 'en' })).toThrow(/CONTENTFUL_LOCALES/)
})

it('refuses an adapter there is none of', () => {
  expect(() => readEnvironment({ CONTENT_ADAPTER: 'paper' })).toThrow(/CONTENT_ADAPTER: /)
})

it('answers for this machine alone unless other hosts are listed', () => {
  expect(readEnvironment({}).ALLOWED_HOSTS).toEqual(['localhost', '127.0.0.1', '[::1]'])
  expect(readEnvironment({ ALLOWED_HOSTS: 'Shop.example, www.shop.example' }).ALLOWED_HOSTS).toEqual([
    'shop.example',
    'www.shop.example',
  ])
  expect(() => readEnvironment({ ALLOWED_HOSTS: 'https://shop.example' })).toThrow('ALLOWED_HOSTS')
  expect(() => readEnvironment({ ALLOWED_HOSTS: 'shop.example:8080' })).toThrow('ALLOWED_HOSTS')
})

it('refuses more than one worker on the embedded database alone', () => {
  expect(() => readEnvironment({ WELT_WORKERS: '2' })).toThrow(
    'WELT_WORKERS: the embedded database belongs to one process. Set DATABASE_URL',
  )
  expect(readEnvironment({ WELT_WORKERS: '1' }).WELT_WORKERS).toBe(1)
  expect(readEnvironment({ WELT_WORKERS: '8', DATABASE_URL: 'postgres://db/shop' }).WELT_WORKERS).toBe(8)
  expect(() => readEnvironment({ WELT_WORKERS: '0', DATABASE_URL: 'postgres://db/shop' })).toThrow(
    'WELT_WORKERS',
  )
})

it('takes a tax service with its key and where goods are sent from, or none', () => {
  const service = { TAX_ORIGIN: 'https://api.tax.test/', TAX_API_KEY: 'a key' }
  expect(readEnvironment({ ...service, TAX_FROM: 'US, OR, 97205' })).toMatchObject({
    TAX_ORIGIN: 'https://api.tax.test',
    TAX_FROM: { countryCode: 'US', province: 'OR', postalCode: '97205' },
  })
  expect(() => readEnvironment(service)).toThrow(/TAX_ORIGIN: needs TAX_API_KEY and TAX_FROM/)
  expect(() => readEnvironment({ ...service, TAX_FROM: 'Portland' })).toThrow(/TAX_FROM: is country, state/)
})

it('takes where the merchant is registered for tax, and says which place it does not know', () => {
  expect(readEnvironment({ TAX_REGISTRATIONS: 'US-NY, CA-ON, CA, DE' }).TAX_REGISTRATIONS).toEqual(
    new Set(['US-NY', 'CA-ON', 'CA', 'DE']),
  )
  expect(readEnvironment({}).TAX_REGISTRATIONS).toContain('GB')
  for (const wrong of ['US', 'US-ZZ', 'CA-NY', 'XX', 'DE-BY', 'US-NY-1', 'de'])
    expect(() => readEnvironment({ TAX_REGISTRATIONS: `FR, ${wrong}` })).toThrow(
      `TAX_REGISTRATIONS: lists states and provinces such as US-NY and CA-ON, CA, and countries such as DE; not known: ${wrong}`,
    )
})

it('has accounts whose password everybody knows on no public address', () => {
  expect(readEnvironment({}).DEMO_ACCOUNTS).toBe(false)
  expect(readEnvironment({ DEMO_ACCOUNTS: 'true' }).DEMO_ACCOUNTS).toBe(true)
  expect(() => readEnvironment({ DEMO_ACCOUNTS: 'true', PUBLIC_URL: 'https://shop.example' })).toThrow(
    'DEMO_ACCOUNTS',
  )
})

it('takes no key that is quickly guessed', () => {
  for (const name of ['WELT_PREVIEW_KEY', 'WELT_STAFF_KEY']) {
    expect(() => readEnvironment({ [name]: 'fifteen letters' })).toThrow(`${name}: `)
    expect(() => readEnvironment({ [name]: '1212121212121212' })).toThrow(`${name}: needs 8 different`)
    expect(readEnvironment({ [name]: 'sixteen letters!' })).toMatchObject({ [name]: 'sixteen letters!' })
  }
})
