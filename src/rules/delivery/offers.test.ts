import { describe, expect, it } from 'vitest'
import { siteOf, sites } from '#src/contract/sites.ts'
import { deliveryMethods } from '#tests/fixtures/delivery-methods.ts'
import { defaultOffer, offersFor, type DeliveryPlace, type ShipmentKind } from './offers.ts'
import { siteMethods } from './site-method.ts'

const american = siteMethods(deliveryMethods, sites[0])
const anywhere = { postalCode: '', isPostBox: false }
const manhattan = { postalCode: '10001', isPostBox: false }
const codesFor = (kind: ShipmentKind, place: DeliveryPlace, time = '09:00') =>
  offersFor(american, kind, place, time).map(({ method }) => method.code)

it('has the methods of the country, with prices in minor units', () => {
  expect(american.find(({ code }) => code === 'standard')).toMatchObject({
    label: 'Standard delivery',
    costs: [{ from: 0, cost: 595 }],
  })
  const german = siteMethods(deliveryMethods, siteOf('de-de') ?? sites[0])
  expect(german.map(({ code, label }) => [code, label])).toContainEqual(['standard', 'Standardversand'])
  expect(german.some(({ code }) => code === 'sameday')).toBe(false)
})

describe('home', () => {
  it('is offered same day first, then the lowest day count', () => {
    expect(codesFor('home', manhattan)).toEqual(['sameday', 'express', 'standard'])
  })

  it('is not offered same day before the place is known, elsewhere, or after the cut-off', () => {
    expect(codesFor('home', anywhere)).toEqual(['express', 'standard'])
    expect(codesFor('home', { ...anywhere, postalCode: '90210' })).toEqual(['express', 'standard'])
    expect(codesFor('home', manhattan, '12:00')).toEqual(['express', 'standard'])
  })

  it('comes a day later by what leaves before the order', () => {
    const days = (time: string) =>
      offersFor(american, 'home', anywhere, time).find(({ method }) => method.code === 'express')?.days
    expect(days('13:59')).toEqual({ min: 1, max: 2 })
    expect(days('14:00')).toEqual({ min: 2, max: 3 })
  })

  it('of an area that is not the country’s for customs is offered where the merchant says so', () => {
    const jersey = { postalCode: 'JE2 3AB', isPostBox: false, area: 'JE' as const }
    expect(offersFor(american, 'home', jersey, '09:00')).toEqual([])
    const methods = american.map((method) =>
      method.code === 'express' ? { ...method, areas: ['JE' as const] } : method,
    )
    expect(offersFor(methods, 'home', jersey, '09:00').map(({ method }) => method.code)).toEqual(['express'])
  })

  it('of a post box is offered by those who may open it', () => {
    expect(codesFor('home', { ...manhattan, isPostBox: true })).toEqual(['standard'])
  })

  it('comes by the standard unless the shopper chooses', () => {
    expect(defaultOffer('home', offersFor(american, 'home', manhattan, '09:00'))?.method.code).toBe(
      'standard',
    )
    expect(defaultOffer('home', [])).toBeUndefined()
  })
})

it.each([
  ['customs', ['customs'], 'customs'],
  ['store', ['pickup', 'sts'], 'pickup'],
  ['collectionPoint', ['pudo'], 'pudo'],
] as const)('offers %s', (kind, codes, usual) => {
  expect(codesFor(kind, anywhere)).toEqual(codes)
  expect(defaultOffer(kind, offersFor(american, kind, anywhere, '09:00'))?.method.code).toBe(usual)
})
