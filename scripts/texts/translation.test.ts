import { describe, expect, it } from 'vitest'
import { filesOf, problemsOf, translationOf } from './translation.ts'

const source = { cart: { title: 'Your cart', units: '{count, plural, one {# item} other {# items}}' } }
const dutch = { cart: { title: 'Je winkelwagen', units: '{count, plural, other {# artikelen}}' } }

describe('a translation', () => {
  it('holds each text in both languages, empty where it is not translated', () => {
    expect(translationOf('nl', source, { cart: { title: 'Je winkelwagen' } })).toEqual({
      language: 'nl',
      texts: {
        'cart.title': { source: 'Your cart', translation: 'Je winkelwagen' },
        'cart.units': { source: source.cart.units, translation: '' },
      },
    })
  })

  it('comes back as the files it was made of', () => {
    const translation = translationOf('nl', source, dutch)
    expect(problemsOf(translation, source)).toEqual([])
    expect(filesOf(translation, source)).toEqual(dutch)
  })

  it('is refused with what is missing, outdated, unknown or has other places', () => {
    const translation = translationOf('nl', source, { cart: { units: 'artikelen' } })
    const old = { source: 'Cart', translation: 'Wagen' }
    expect(problemsOf(translation, source)).toEqual([
      'cart.title: is not translated',
      'cart.units: has the places {} instead of {count}',
    ])
    expect(
      problemsOf({ ...translation, texts: { ...translation.texts, 'cart.title': old, odd: old } }, source),
    ).toEqual([
      'cart.title: the source text has changed to "Your cart"',
      'cart.units: has the places {} instead of {count}',
      'odd: is no text of the interface',
    ])
  })
})
