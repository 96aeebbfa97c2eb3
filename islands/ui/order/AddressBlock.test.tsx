import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AddressBlock } from './AddressBlock.tsx'

it('writes the lines that are there, the name of a place first, with the way to it', () => {
  const lines = ['12 Harbour Street', undefined, '', 'Hamburg']
  const { container } = render(<AddressBlock title="Harbour store" href="/stores/harbour" lines={lines} />)
  expect(container.innerHTML).toBe(
    '<address><a href="/stores/harbour">Harbour store</a><br>12 Harbour Street<br>Hamburg</address>',
  )
})

it('stands in a label as a span', () => {
  render(<AddressBlock as="span" lines={['Anna Berg', 'Hamburg']} />)
  expect(screen.getByText(/Anna Berg/).tagName).toBe('SPAN')
})
