import { expect, it } from 'vitest'
import { attributeField, choiceOfForm } from './buy-form.ts'

it('reads the choice back from the fields it was put into', () => {
  const form = new FormData()
  form.set('productId', 'MW1001TR')
  form.set(attributeField('color'), 'MOSS')
  form.set(attributeField('size'), '9')
  form.set(attributeField('photo'), new Blob(['x']))
  expect(choiceOfForm(form)).toEqual({ color: 'MOSS', size: '9' })
})
