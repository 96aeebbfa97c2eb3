import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Tenders } from './Tenders.tsx'

it('shows what pays, how much each, and what went back to it', () => {
  const tenders = [
    { label: 'Gift card ending in 1234', amount: '$20.00' },
    { label: 'Visa ending in 1111', amount: '$80.00', note: '$10.00 refunded' },
  ]
  render(<Tenders tenders={tenders} />)
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent.trim())
  expect(texts('term')).toEqual(['Gift card ending in 1234', 'Visa ending in 1111'])
  expect(texts('definition')).toEqual(['$20.00', '$80.00 $10.00 refunded'])
})
