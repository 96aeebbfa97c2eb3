import { expect, it } from 'vitest'
import { shownPrice } from './shown-price.ts'

const nora = { region: 'NORA' } as const
const strict = { region: 'EMEA' } as const
const progressive = { region: 'EMEA', progressiveReductions: true } as const
const price = { current: 5_000, original: 10_000 }
const reduction = {
  since: '2026-01-01T00:00:00.000Z',
  latestSince: '2026-02-01T00:00:00.000Z',
  lowestBefore: 9_000,
  lowestBeforeLatest: 7_000,
  lowestSaleBeforeLatest: 7_000,
}

it('tells a reduction from the original price outside EMEA, and gives what is known besides', () => {
  expect(shownPrice(price, reduction, nora)).toEqual({
    current: 5_000,
    original: 10_000,
    historicBestPrice: 7_000,
    previousBestSalesPrice: 7_000,
    salesPriceActiveDate: reduction.latestSince,
  })
})

it('tells it in EMEA from before the latest, or from before the first where the country allows that', () => {
  expect(shownPrice(price, reduction, strict)).toMatchObject({ original: 7_000, historicBestPrice: 7_000 })
  expect(shownPrice(price, reduction, progressive)).toMatchObject({
    original: 9_000,
    historicBestPrice: 9_000,
    salesPriceActiveDate: reduction.since,
  })
})

it('believes a merchant who knows the lowest price', () => {
  const stated = { ...price, historicBestPrice: 8_000 }
  expect(shownPrice(stated, undefined, strict)).toMatchObject({ original: 8_000, historicBestPrice: 8_000 })
})

it('tells no reduction in EMEA that was none, or that nobody can show', () => {
  const cheaper = { ...reduction, lowestBeforeLatest: 4_000 }
  expect(shownPrice(price, cheaper, strict)).toMatchObject({ current: 5_000, original: 5_000 })
  expect(shownPrice(price, undefined, strict)).toMatchObject({ current: 5_000, original: 5_000 })
})

it('leaves a full price alone', () => {
  const full = { current: 10_000, original: 10_000, historicBestPrice: 8_000 }
  expect(shownPrice(full, undefined, strict)).toEqual({ current: 10_000, original: 10_000 })
})
