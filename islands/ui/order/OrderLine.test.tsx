import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OrderLine } from './OrderLine.tsx'

const texts = { was: 'Was', now: 'Now' }

it('shows what was chosen of an item, what is said of it, and what it cost before', () => {
  const notes = [{ text: 'Quantity 2' }, { text: 'Sold out', look: 'fault' as const }]
  const line = { name: 'Switchback Sock', href: '/p/sock', picture: '/sock.jpg', variant: 'Coal · L', notes }
  const { container } = render(
    <OrderLine line={{ ...line, lang: 'de', price: '$44.00', original: '$50.00' }} texts={texts} />,
  )
  const link = screen.getByRole('link', { name: 'Switchback Sock' })
  expect(link.getAttribute('href')).toBe('/p/sock')
  expect(link.closest('[lang]')?.getAttribute('lang')).toBe('de')
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/sock.jpg')
  for (const text of ['Coal · L', 'Quantity 2', 'Sold out']) expect(screen.getByText(text)).toBeTruthy()
  expect(container.textContent).toContain('Was $50.00 Now $44.00')
})

it('names no price of what is not sold, and leads nowhere without a page', () => {
  const { container } = render(<OrderLine line={{ name: 'Sock', variant: '', notes: [] }} texts={texts} />)
  expect(container.textContent).toBe('Sock')
  expect(screen.queryByRole('link')).toBeNull()
})
