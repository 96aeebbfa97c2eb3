import { describe, expect, it } from 'vitest'
import {
  buyActionOf,
  choose,
  firstChoice,
  missingAttributes,
  optionStates,
  priceOfChoice,
  variantOf,
} from './variant-choice.ts'
import { shoe, shoeVariant, soldOutShoe } from '#tests/fixtures/buyable-product.ts'

describe('firstChoice', () => {
  it.each([
    ['the colour asked for', 'CLAY', 'CLAY'],
    ['the first colour when none is asked for', null, 'MOSS'],
    ['the first colour when an unknown one is asked for', 'PLUM', 'MOSS'],
  ])('takes %s', (_, requested, color) => {
    expect(firstChoice(shoe, { color: requested })['color']).toBe(color)
  })

  it('takes the variant asked for, without its size when that is sold out', () => {
    expect(firstChoice(shoe, { variant: 'CLAY-9', color: 'MOSS' })).toEqual({ color: 'CLAY', size: '9' })
    expect(firstChoice(shoe, { variant: 'MOSS-10' })).toEqual({ color: 'MOSS' })
    expect(firstChoice(shoe, { variant: 'none', color: 'CLAY' })['color']).toBe('CLAY')
  })

  it('leaves a size open where there are several, and takes it where there is one', () => {
    expect(missingAttributes(shoe, firstChoice(shoe, { color: 'MOSS' }))).toEqual(['size'])
    const hat = { ...shoe, variants: [shoeVariant('MOSS', '8', 'inStock')] }
    expect(firstChoice(hat)).toEqual({ color: 'MOSS', size: '8' })
  })
})

it('shows the sizes of a colour with their stock and leaves out what it is not made in', () => {
  expect(optionStates(shoe, { color: 'MOSS' }, 'size').map(({ id, stock }) => [id, stock])).toEqual([
    ['8', 'inStock'],
    ['9', 'lastFew'],
    ['10', 'outOfStock'],
  ])
  expect(optionStates(shoe, { color: 'CLAY' }, 'size').map(({ id }) => id)).toEqual(['8', '9'])
})

it('keeps the size when another colour has it, and lets go of it when it is sold out there', () => {
  expect(choose(shoe, { color: 'MOSS', size: '9' }, 'color', 'CLAY')).toEqual({ color: 'CLAY', size: '9' })
  expect(choose(shoe, { color: 'MOSS', size: '8' }, 'color', 'CLAY')).toEqual({ color: 'CLAY' })
})

it.each([
  ['asks for what is missing', shoe, { color: 'MOSS' }, 'choose'],
  ['adds a complete choice', shoe, { color: 'MOSS', size: '9' }, 'add'],
  ['is sold out when the choice is', shoe, { color: 'MOSS', size: '10' }, 'soldOut'],
  ['is sold out when every variant is', soldOutShoe, { color: 'MOSS' }, 'soldOut'],
])('the main button %s', (_, product, choice, action) => {
  expect(buyActionOf(product, choice)).toBe(action)
})

it('prices the choice, and a range from its lowest', () => {
  expect(priceOfChoice(shoe, { color: 'CLAY' })).toEqual({ current: 6000, original: 8000, isFrom: true })
  expect(priceOfChoice(shoe, { color: 'CLAY', size: '9' })).toEqual({
    current: 6000,
    original: 8000,
    isFrom: false,
  })
  expect(variantOf(shoe, { color: 'CLAY', size: '9' })?.upc).toBe('CLAY-9')
  expect(variantOf(shoe, { color: 'CLAY' })).toBeUndefined()
})
