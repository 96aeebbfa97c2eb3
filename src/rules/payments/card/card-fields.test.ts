import { describe, expect, it } from 'vitest'
import { cardOf, isCardCode, isExpired, readExpiry, wrongCardFields } from './card-fields.ts'

describe('a card', () => {
  it.each([
    ['4111 1111 1111 1111', 'visa', 3],
    ['5201-2815-0512-9736', 'mastercard', 3],
    ['378282246310005', 'american-express', 4],
    ['6011111111111117', 'discover', 3],
    ['30569309025904', 'diners-club', 3],
  ])('%s is a %s', (typed, brand, codeLength) => {
    expect(cardOf(typed)).toMatchObject({ brand, codeLength })
  })

  it.each(['4111111111111112', '4111', '', 'four', '0000000000000000'])(
    'is none of the number “%s”',
    (typed) => {
      expect(cardOf(typed)).toBeUndefined()
    },
  )

  it('has a code of its own length', () => {
    const amex = { number: '', brand: 'american-express', codeLength: 4 }
    expect(isCardCode('1234', amex)).toBe(true)
    for (const wrong of ['123', '12345', '12 4', 'abcd']) expect(isCardCode(wrong, amex)).toBe(false)
  })
})

describe('an expiry', () => {
  it.each([
    ['03/39', { month: 3, year: 2039 }],
    ['12 / 2030', { month: 12, year: 2030 }],
    ['0330', { month: 3, year: 2030 }],
    ['13/39', undefined],
    ['00/39', undefined],
    ['3', undefined],
  ])('%s', (typed, expiry) => {
    expect(readExpiry(typed)).toEqual(expiry)
  })

  it('is over after its month, and is none in a far future', () => {
    const at = '2026-06-30T23:59:59.000Z'
    expect(isExpired({ month: 6, year: 2026 }, at)).toBe(false)
    expect(isExpired({ month: 5, year: 2026 }, at)).toBe(true)
    expect(isExpired({ month: 6, year: 2046 }, at)).toBe(false)
    expect(isExpired({ month: 7, year: 2046 }, at)).toBe(true)
  })
})

describe('a form of a card', () => {
  const at = '2026-06-30T23:59:59.000Z'

  it.each([
    [{ number: '4111 1111 1111 1111', expiry: '12/39', code: '737' }, []],
    [{ number: '4111 1111 1111 1112', expiry: '01/20', code: '73' }, ['number', 'expiry', 'code']],
    [{ number: '3782 822463 10005', expiry: '12/39', code: '737' }, ['code']],
    [{ number: '', expiry: '', code: '' }, ['number', 'expiry', 'code']],
  ])('is told all that is wrong at once: %j', (card, wrong) => {
    expect(wrongCardFields(card, at)).toEqual(wrong)
  })
})
