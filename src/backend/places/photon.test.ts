import { expect, it } from 'vitest'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { photon } from './photon.ts'

const features = (...all: object[]) => ({ features: all.map((properties) => ({ properties })) })

const answering = (body: unknown, status = 200) => {
  const urls: URL[] = []
  const addresses = photon({
    url: 'http://photon.test',
    log: silentLog,
    fetch: async (url) => {
      urls.push(new URL(String(url)))
      return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })
    },
  })
  return { ...addresses, urls }
}

it('gives streets, houses and towns of the country, each in its own order', async () => {
  const { suggest, urls } = answering(
    features(
      {
        type: 'house',
        street: 'Mercer Street',
        housenumber: '12',
        postcode: '10013',
        city: 'New York',
        state: 'New York',
        countrycode: 'US',
      },
      { type: 'street', name: 'Mercer Street', city: 'New York', state: 'New York', countrycode: 'US' },
      { type: 'city', name: 'Mercer', state: 'Pennsylvania', countrycode: 'US' },
      { type: 'city', name: 'Mercer', countrycode: 'DE' },
      { type: 'street', name: 'Mercer Lane', countrycode: 'US' },
    ),
  )
  expect(await suggest('mercer', 'US', 'en')).toEqual([
    {
      label: '12 Mercer Street, 10013, New York, NY',
      addressLine1: '12 Mercer Street',
      city: 'New York',
      province: 'NY',
      postalCode: '10013',
    },
    { label: 'Mercer Street, New York, NY', addressLine1: 'Mercer Street', city: 'New York', province: 'NY' },
    { label: 'Mercer, PA', city: 'Mercer', province: 'PA' },
  ])
  expect(urls[0]?.searchParams.get('q')).toBe('mercer')
  const german = answering(
    features({
      type: 'house',
      street: 'Rosenweg',
      housenumber: '7',
      postcode: '50667',
      city: 'Köln',
      countrycode: 'DE',
    }),
  )
  expect(await german.suggest('rosenweg 7', 'DE', 'de')).toMatchObject([
    { addressLine1: 'Rosenweg 7', city: 'Köln' },
  ])
})

it.each([
  ['fails', '<html>', 500],
  ['says what nobody reads', { features: 'none' }, 200],
  ['refuses', {}, 429],
])('has nothing to suggest where the service %s', async (_, body, status) => {
  expect(await answering(body, status).suggest('mercer', 'US', 'en')).toEqual([])
})
