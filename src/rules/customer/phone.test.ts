import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dialCodeOf, dialCountries } from './dial-codes.ts'
import { hasFixedGroups, maskDigits, northAmerica, phoneMaskOf } from './phone-mask.ts'
import { phoneText, readPhone } from './phone-number.ts'

describe('a phone number', () => {
  it.each([
    ['(212) 555 - 0142', 'US', '+12125550142'],
    ['1 212 555 0142', 'CA', '+12125550142'],
    ['2125550142', undefined, '+12125550142'],
    ['2125550142', 'ZZ', '+12125550142'],
    ['020 7946 0958', 'GB', '+442079460958'],
    ['+44 (0)20 7946 0958', undefined, '+442079460958'],
    ['0044 20 7946 0958', 'FR', '+442079460958'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['030 901820', 'DE', '+4930901820'],
    ['06 6982', 'IT', '+39066982'],
    ['06 20 123 4567', 'HU', '+36201234567'],
    ['090-1234-5678', 'JP', '+819012345678'],
  ])('%s of %s is %s', (text, countryCode, phone) => {
    expect(readPhone(text, countryCode)).toMatchObject({ phone })
  })

  it.each([
    ['112 555 0142', 'US'],
    ['212 555 014', 'US'],
    ['212 555 01422', 'CA'],
    ['12345', 'GB'],
    ['06 12 34 56 7', 'FR'],
    ['123456', undefined],
    ['call me', 'DE'],
    ['', 'DE'],
    [`+${'4'.repeat(40)}`, undefined],
  ])('%s of %s is none', (text, countryCode) => {
    expect(readPhone(text, countryCode)).toBeUndefined()
  })

  it('in North America has ten digits, from 2 on, whether the number is given out or not', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{9}$/), fc.constantFrom('US', 'CA'), (digits, country) => {
        expect(readPhone(digits, country)).toMatchObject({ phone: `+1${digits}`, national: digits })
      }),
    )
  })

  it('stays the same when it is read again, wherever', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{4,13}$/),
        fc.constantFrom(...dialCountries),
        fc.constantFrom(...dialCountries, undefined),
        (digits, country, elsewhere) => {
          const read = readPhone(digits, country)
          if (read) expect(readPhone(read.phone, elsewhere)).toEqual(read)
        },
      ),
    )
  })

  it.each([
    ['+12125550142', 'US', '+1 212 555 0142'],
    ['(212) 555 - 0142', 'US', '+1 212 555 0142'],
    ['02079460958', 'GB', '+44 20 7946 0958'],
    ['+33612345678', 'DE', '+33 6 12 34 56 78'],
    ['call me', 'US', 'call me'],
  ])('%s of %s is read as %s', (text, countryCode, shown) => {
    expect(phoneText(text, countryCode)).toBe(shown)
  })

  it('is never an error, whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (text) => void readPhone(text, 'DE')))
  })
})

describe('a mask', () => {
  it('groups what is typed where it fits all numbers of a country alone', () => {
    expect(['US', 'CA', 'FR'].filter(hasFixedGroups)).toEqual(['US', 'CA', 'FR'])
    expect(['DE', 'GB', 'AT', 'IT'].filter(hasFixedGroups)).toEqual([])
  })

  it.each([
    ['2125550142', 'US', '(212) 555 - 0142'],
    ['0612345678', 'FR', '06 12 34 56 78'],
    ['0612', 'FR', '06 12'],
    ['1234567890', 'AE', '1234 - 567 - 890'],
    ['030901820123', 'DE', '0309 01820123'],
  ])('shows %s of %s as %s', (typed, countryCode, shown) => {
    expect(maskDigits(typed, phoneMaskOf(countryCode))).toBe(shown)
  })

  it('loses no digit, and is shown again as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,15}$/), fc.constantFrom(...dialCountries), (digits, country) => {
        const shown = maskDigits(digits, phoneMaskOf(country))
        expect(shown.replace(/\D/g, '')).toBe(digits)
        expect(maskDigits(shown, phoneMaskOf(country))).toBe(shown)
      }),
    )
  })

  it('of North America is that of all who have its dial code', () => {
    expect([...northAmerica].toSorted()).toEqual(
      dialCountries.filter((code) => dialCodeOf(code) === '+1').toSorted(),
    )
  })
})
