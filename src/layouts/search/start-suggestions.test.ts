// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { startSuggestions } from './start-suggestions.ts'

const { linkStyles } = vi.hoisted(() => ({ linkStyles: vi.fn(async () => undefined) }))
vi.mock('#src/client/link-styles.ts', () => ({ linkStyles }))
vi.mock('#src/stores/shop.ts', () => ({ call: vi.fn() }))

it('starts once, and anew where what it takes could not be had', async () => {
  document.body.innerHTML = '<form><input name="q" data-acts-on="focus"></form>'
  const field = document.querySelector('input')
  if (!field) throw new Error('There is no field.')
  linkStyles.mockRejectedValueOnce(new Error('no connection'))
  await startSuggestions(field)
  expect(field.getAttribute('role')).toBe(null)
  await Promise.all([startSuggestions(field), startSuggestions(field)])
  expect(field.getAttribute('role')).toBe('combobox')
  expect(document.querySelectorAll('[role=listbox]')).toHaveLength(1)
})
