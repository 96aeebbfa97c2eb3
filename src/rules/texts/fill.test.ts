import { expect, it } from 'vitest'
import { countText, fill } from './fill.ts'

it('fills places and leaves unknown ones', () => {
  expect(fill('{count} of {total}', { count: 2 })).toBe('2 of {total}')
})

it('counts as the locale does', () => {
  const text = { one: '{count} modèle', other: '{count} modèles' }
  expect(countText(text, 0, 'fr')).toBe('0 modèle')
  expect(countText(text, 1, 'en')).toBe('1 modèle')
  expect(countText(text, 1200, 'en')).toBe('1,200 modèles')
})
