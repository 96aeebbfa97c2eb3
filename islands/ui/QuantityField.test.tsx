import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { QuantityField } from './QuantityField.tsx'

const texts = { quantity: 'Quantity of socks', less: 'One less', more: 'One more', update: 'Update' }

const show = (value: number, max = 5) => {
  const onChange = vi.fn<(quantity: number) => void>()
  render(<QuantityField value={value} max={max} onChange={onChange} texts={texts} />)
  const field = screen.getByRole('textbox', { name: 'Quantity of socks' })
  const button = (name: string) => screen.getByRole('button', { name })
  return { onChange, field, button }
}

it('steps up and down', async () => {
  const { onChange, button } = show(2)
  await userEvent.click(button('One more'))
  await userEvent.click(button('One less'))
  expect(onChange.mock.calls).toEqual([[3], [1]])
})

it('does not go below one', async () => {
  const { onChange, button } = show(1)
  expect(button('One less').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button('One less'))
  expect(onChange).not.toHaveBeenCalled()
})

it('passes on a press beyond the most, so that whoever listens can say why not', async () => {
  const { onChange, button } = show(5)
  expect(button('One more').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button('One more'))
  expect(onChange.mock.calls).toEqual([[6]])
})

it.each([
  ['Enter', '{Enter}'],
  ['leaving the field', '{Tab}'],
])('takes a typed quantity by %s', async (_, key) => {
  const { onChange, field } = show(2)
  await userEvent.click(field)
  await userEvent.keyboard(`{Control>}a{/Control}12${key}`)
  expect(onChange.mock.calls).toEqual([[12]])
})

it.each(['0', 'abc', '2'])('changes nothing for %s', async (typed) => {
  const { onChange, field } = show(2)
  await userEvent.clear(field)
  await userEvent.type(field, `${typed}{Enter}`)
  expect(onChange).not.toHaveBeenCalled()
  expect(field).toHaveProperty('value', '2')
})
