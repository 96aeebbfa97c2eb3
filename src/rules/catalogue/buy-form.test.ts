import { expect, it } from 'vitest'
import { shoe } from '#tests/fixtures/buyable-product.ts'
import { attributeField, choiceOfForm, colorOfChoice } from './buy-form.ts'

it('reads the choice back from the fields it was put into', () => {
  const form = new FormData()
  form.set('productId', 'MW1001TR')
  form.set(attributeField('color'), 'MOSS')
  form.set(attributeField('size'), '9')
  form.set(attributeField('photo'), new Blob(['x']))
  expect(choiceOfForm(form)).toEqual({ color: 'MOSS', size: '9' })
})

it.each([
  ['that the product comes in', { color: 'CLAY', size: '9' }, 'CLAY'],
  ['that is none of the product', { color: 'a'.repeat(60_000) }, undefined],
  ['that is missing', { size: '9' }, undefined],
])('knows a colour %s', (_, choice, color) => {
  expect(colorOfChoice(shoe, choice)).toBe(color)
})
