import { describe, expect, it } from 'vitest'
import { err, ok } from '#src/base/result.ts'
import { amountOfForm, offeredAmounts, typedAmount } from './named-amount.ts'

const bounds = { min: 2500, max: 50_000 }

describe('an amount as it is typed', () => {
  it.each([
    ['75', 7500],
    [' 75.5 ', 7550],
    ['75,50 €', 7550],
    ['$499.99', 49_999],
    ['CA$ 25', 2500],
    ['500', 50_000],
  ])('is read from %j', (typed, amount) => {
    expect(typedAmount(typed, bounds, 'EUR')).toEqual(ok(amount))
  })

  it('may have separators of thousands', () => {
    const wide = { min: 1, max: 99_999_999 }
    for (const typed of ['1.250,00', '1,250.00', '1 250', '1.250'])
      expect(typedAmount(typed, wide, 'EUR'), typed).toEqual(ok(125_000))
  })

  it.each(['', 'much', '24.99', '500.01', '30.005', '1.2.3'])('is refused: %j', (typed) => {
    expect(typedAmount(typed, bounds, 'USD')).toEqual(err('wrong'))
  })
})

it('offers the lowest amount and its doubles, within the bounds', () => {
  expect(offeredAmounts(bounds)).toEqual([2500, 5000, 10_000, 20_000])
  expect(offeredAmounts({ min: 2500, max: 6000 })).toEqual([2500, 5000])
})

it('takes what a form offers, else what is typed', () => {
  const form = (fields: Record<string, string>) => amountOfForm((name) => fields[name] ?? '', bounds, 'USD')
  expect(form({ amount: '5000', 'other-amount': '75' })).toEqual(ok(5000))
  expect(form({ amount: '', 'other-amount': '75' })).toEqual(ok(7500))
  expect(form({ amount: '5001', 'other-amount': '' })).toEqual(err('wrong'))
})
