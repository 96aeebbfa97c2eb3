import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { messages } from '#src/messages/messages.ts'
import { cartItem } from '#tests/fixtures/cart.ts'
import { openShop, server, cart as store } from '#tests/fixtures/shop-stores.ts'
import { AmountEditor } from './AmountEditor.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

const card = cartItem({
  ...{ id: 'item-1', upc: 'card', name: 'Gift Card', isDigitalProduct: true },
  ...{ customAmount: 5000, customAmountBounds: { min: 2500, max: 50_000 } },
})

beforeEach(async () => {
  openShop()
  await store.add({ productId: 'MW9001GC', upc: 'card', qty: 1 })
})

const changes = () => server.requested.filter((call) => call.startsWith('PUT'))

it('changes the amount of a gift card within its bounds', async () => {
  render(<AmountEditor item={card} locale="en-us" texts={messages.en.cart.item} />)
  await userEvent.click(screen.getByText('Change amount'))
  const field = screen.getByRole('textbox', { name: 'Amount in USD. From $25.00 to $500.00.' })
  await userEvent.type(field, '600{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('Please enter an amount from $25.00 to $500.00.')
  expect(changes()).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, '75.50{Enter}')
  await waitFor(() => expect(changes()).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['de', 'de-de', /^Bitte gib einen Betrag von 25,00.€ bis 500,00.€ ein\.$/],
  ['fr', 'fr-fr', /^Veuillez saisir un montant de 25,00.€ à 500,00.€\.$/],
] as const)('says in %s from where to where it may be', async (language, locale, words) => {
  const price = { ...card.price, currency: 'EUR' }
  render(<AmountEditor item={{ ...card, price }} locale={locale} texts={messages[language].cart.item} />)
  await userEvent.type(screen.getByRole('textbox'), '1{Enter}')
  expect(screen.getByRole('alert').textContent).toMatch(words)
})

it('is not there for what has a price', () => {
  const { container } = render(
    <AmountEditor item={cartItem({ id: 'a', upc: 'a-9' })} locale="en-us" texts={messages.en.cart.item} />,
  )
  expect(container.textContent).toBe('')
})
