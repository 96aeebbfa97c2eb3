import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { addedEvent, colorEvent, eventDetail } from '#src/client/page-events.ts'
import { messages } from '#src/messages/messages.ts'
import type { CartFailure } from '#src/rules/cart/cart-error.ts'
import { firstChoice } from '#src/rules/catalogue/variant-choice.ts'
import { shoe, soldOutShoe } from '#tests/fixtures/buyable-product.ts'
import { openShop, server } from '#tests/fixtures/shop-stores.ts'
import { BuyBox } from './BuyBox.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))

beforeEach(() => {
  openShop()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
})

const texts = { ...messages.en.catalogue.buyBox, errors: messages.en.errors }
const url = '/en-us/p/ridge-runner-MW1001TR'

const open = (product = shoe, failure?: CartFailure) =>
  render(
    <BuyBox
      product={product}
      opening={firstChoice(product)}
      locale="en-us"
      url={url}
      texts={texts}
      failure={failure}
    />,
  )

const size = (name: RegExp) => screen.getByRole('radio', { name })
/** The box's own button; the bar's, which no one can reach yet, stands behind it. */
const button = (name = 'Add to cart') => {
  const [first] = screen.getAllByRole('button', { name })
  if (!first) throw new Error(`there is no button ${name}`)
  return first
}
const add = () => userEvent.click(button())

/** What a window event of the page tells, once it comes. */
const heard = (type: string) => {
  const details: Record<string, unknown>[] = []
  window.addEventListener(type, (event) => details.push(eventDetail(event)), { once: true })
  return details
}

it('asks for a size and moves the focus there', async () => {
  open()
  await add()
  expect(screen.getByRole('alert').textContent).toBe('Please choose: Size.')
  expect(document.activeElement).toBe(size(/^8/))
  await userEvent.click(size(/^9/))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('cannot choose a size that is sold out, and says why it is crossed out', () => {
  open()
  expect(size(/^10/)).toHaveProperty('disabled', true)
  expect(screen.getByRole('radio', { name: '10 , Sold out' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Size: Choose' }).getAttribute('aria-describedby')).toBe(
    screen.getByText('Crossed out: sold out in Moss.').id,
  )
})

it('tells how much there is of the choice', async () => {
  open()
  await userEvent.click(size(/^8/))
  expect(screen.getByRole('status').textContent).toBe('In stock, ready to ship')
  await userEvent.click(size(/^9/))
  expect(screen.getByRole('status').textContent).toBe('Only a few left')
})

it('changes the colour in place: price, sizes, address, and the gallery hears of it', async () => {
  open()
  const colors = heard(colorEvent)
  await userEvent.click(size(/^8/))
  await userEvent.click(screen.getByRole('link', { name: 'Clay' }))
  expect(screen.getByRole('link', { name: 'Clay' }).getAttribute('aria-current')).toBe('true')
  expect(size(/^8/)).toHaveProperty('disabled', true)
  expect(size(/^9/)).toHaveProperty('checked', false)
  await userEvent.click(size(/^9/))
  expect(screen.getAllByText('$60.00').length).toBeGreaterThan(0)
  expect(location.search).toBe('?color=CLAY')
  expect(colors).toEqual([{ colorId: 'CLAY' }])
})

it('adds the choice and tells the page which variant it was', async () => {
  open()
  const added = heard(addedEvent)
  await userEvent.click(size(/^8/))
  await add()
  await waitFor(() => expect(added).toEqual([{ upc: 'MOSS-8' }]))
  expect(server.unitsOf('MOSS-8')).toBe(1)
})

it('adds once for each press', async () => {
  open()
  await userEvent.click(size(/^8/))
  const pressed = button()
  await userEvent.click(pressed)
  await userEvent.click(pressed)
  await waitFor(() => expect(server.unitsOf('MOSS-8')).toBe(2))
})

it('explains beside the button what could not be added', async () => {
  open()
  await userEvent.click(size(/^8/))
  server.faults.push('INV405')
  await add()
  expect((await screen.findByRole('alert')).textContent).toBe(texts.errors.byCode.INV405)
  await userEvent.click(size(/^9/))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows what a posted form failed with', () => {
  open(shoe, { errorId: 'CHOICE', message: '', additionalInfo: {} })
  expect(screen.getByRole('alert').textContent).toBe('Please choose every option first.')
})

it('cannot be pressed when nothing is left', () => {
  open(soldOutShoe)
  expect(button('Sold out')).toHaveProperty('disabled', true)
})

it('works as a form until scripts run', () => {
  const { container } = open()
  const form = container.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/en-us/cart/add')
  expect([...new FormData(form ?? undefined)].map(([name]) => name)).toContain('productId')
})
