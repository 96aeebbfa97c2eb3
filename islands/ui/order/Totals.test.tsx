import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Totals } from './Totals.tsx'

const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent.trim())

it('shows rows as names with amounts, with what is noted of one, and the tax that prices hold', () => {
  const rows = [
    { kind: 'subtotal' as const, label: 'Subtotal', note: '', value: '€160.00' },
    { kind: 'delivery' as const, label: 'Delivery', note: 'Free delivery', value: 'Free' },
    { kind: 'total' as const, label: 'Total', value: '€160.00' },
    { label: 'Gift card', value: '-€20.00' },
  ]
  render(<Totals rows={rows} taxIncluded="Including €25.55 tax" />)
  expect(texts('term')).toEqual(['Subtotal', 'Delivery Free delivery', 'Total', 'Gift card'])
  expect(texts('definition')).toEqual(['€160.00', 'Free', '€160.00', '-€20.00'])
  expect(screen.getByText('Including €25.55 tax')).toBeTruthy()
})

it('says no word of tax where it is a row', () => {
  const { container } = render(<Totals rows={[{ kind: 'total', label: 'Total', value: '$80.00' }]} />)
  expect(container.querySelector('p')).toBeNull()
})
