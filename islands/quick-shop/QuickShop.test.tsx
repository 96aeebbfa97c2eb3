import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { addedEvent, eventDetail } from '#src/client/page-events.ts'
import type { Product } from '#src/contract/catalogue/product.ts'
import { messages } from '#src/messages/messages.ts'
import type { QuickShopPurpose } from '#src/rules/catalogue/quick-shop.ts'
import { dialogs, openShop, server, waits } from '#tests/fixtures/shop-stores.ts'
import { showDialog } from '#tests/fixtures/shown-dialog.tsx'
import { soldShoe } from '#tests/fixtures/sold-product.ts'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

const orders = vi.hoisted((): [string, string | undefined][] => [])
vi.mock('#src/layouts/wallets/wallet-buttons.ts', () => ({
  pressWallet: (wallet: string, _: () => void, item?: { upc: string }) =>
    void orders.push([wallet, item?.upc]),
}))

const href = '/en-us/p/ridge-runner-MW1001TR'
const added = vi.fn<(upc: unknown) => void>()
window.addEventListener(addedEvent, (event) => added(eventDetail(event)['upc']))

beforeEach(() => {
  openShop()
  document.cookie = 'welt_visitor=; Max-Age=0'
  document.body.innerHTML = '<a data-wallets="DW_APPLE_PAY PAYPAL"></a>'
  history.replaceState(null, '', '/en-us')
  document.documentElement.dataset['region'] = 'NORA'
  orders.length = 0
  added.mockClear()
})

/** Opens quick-shop for the shoe, changed as a test needs it; null where the shop has it no more. */
const open = async (
  change: Partial<Product> | null = {},
  given: { purpose?: QuickShopPurpose; upc?: string } = {},
) => {
  if (change) server.products.set(soldShoe.id, { ...soldShoe, ...change })
  const props = { purpose: 'add', productId: soldShoe.id, name: soldShoe.name, href, ...given } as const
  const { dialog, outcome } = await showDialog('quick-shop', props)
  const page = within(dialog)
  const main = (name: string | RegExp) => page.findByRole('button', { name })
  return { dialog, page, outcome, main }
}

const chooseSize = async (size: string) => userEvent.click(await screen.findByRole('radio', { name: size }))

it('is named by its product, whose page it leads to, and shows colours before sizes', async () => {
  const { dialog, page } = await open()
  expect(screen.getByRole('dialog', { name: 'Quick shop: Ridge Runner' })).toBe(dialog)
  const link = await page.findByRole('link', { name: 'Ridge Runner' })
  expect(link.getAttribute('href')).toBe(`${href}?color=MOSS`)
  expect(page.getAllByRole('group').map(({ dataset }) => dataset['attribute'])).toEqual(['color', 'size'])
  expect(page.getByRole('radio', { name: 'Moss' })).toHaveProperty('checked', true)
})

it('marks sold-out sizes, and follows the colour with price, picture and sizes', async () => {
  const { dialog, page } = await open()
  expect(await page.findByRole('radio', { name: /^10 ?, Sold out$/ })).toHaveProperty('disabled', true)
  expect(page.getByText('Crossed out: sold out in Moss.')).toBeDefined()
  await userEvent.click(page.getByRole('radio', { name: 'Clay' }))
  expect(page.queryByRole('radio', { name: /10/ })).toBeNull()
  await chooseSize('9')
  expect(page.getByRole('insertion').textContent).toBe('$60.00')
  expect(page.getByRole('deletion').textContent).toBe('$80.00')
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/pictures/products/CLAY')
})

it('adds once a size is chosen, and says before that which choice is missing', async () => {
  const { page, main } = await open()
  const button = await main('Add to cart · $80.00')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  expect(page.getByRole('alert').textContent).toBe('Please choose: Size.')
  expect(document.activeElement).toBe(page.getByRole('radio', { name: '8' }))
  expect(added).not.toHaveBeenCalled()

  await chooseSize('8')
  expect(page.queryByRole('alert')).toBeNull()
  expect(button.getAttribute('aria-disabled')).toBeNull()
  await userEvent.click(button)
  await waitFor(() => expect(added).toHaveBeenCalledExactlyOnceWith('MOSS-8'))
  expect(server.unitsOf('MOSS-8')).toBe(1)
})

it('adds one unit however often it is pressed meanwhile', async () => {
  const { main } = await open()
  await chooseSize('8')
  const button = await main(/^Add to cart/)
  act(() => {
    for (let press = 0; press < 3; press += 1) button.click()
  })
  await waitFor(() => expect(added).toHaveBeenCalledOnce())
  expect(server.unitsOf('MOSS-8')).toBe(1)
})

it('tries a failed add once more after two seconds, and then says why it failed and tells analytics', async () => {
  const { page, main } = await open()
  const tracked = vi.fn<(event: unknown) => void>()
  window.addEventListener('welt:track', (event) => tracked(eventDetail(event)), { once: true })
  await chooseSize('8')
  server.faults.push('INV405', 'INV405')
  await userEvent.click(await main(/^Add to cart/))
  expect((await page.findByRole('alert')).textContent).toBe(messages.en.errors.byCode.INV405)
  expect(waits).toEqual([2000])
  expect(tracked).toHaveBeenCalledWith(
    expect.objectContaining({ event: 'quick_shop_error', productId: 'MW1001TR', errorId: 'INV405' }),
  )
  await userEvent.click(await main(/^Add to cart/))
  await waitFor(() => expect(added).toHaveBeenCalledOnce())
})

it('closes on the page of the cart, which shows by itself what was added', async () => {
  history.replaceState(null, '', '/en-us/cart')
  const { main, outcome } = await open()
  await chooseSize('8')
  await userEvent.click(await main(/^Add to cart/))
  expect(await outcome).toEqual({ ok: true, value: { upc: 'MOSS-8' } })
  expect(added).not.toHaveBeenCalled()
})

it.each([
  ['update-cart-item', 'Update cart'],
  ['update-saved-item', 'Update saved item'],
] as const)('closes with the variant chosen in place of another, opened for %s', async (purpose, name) => {
  const { page, main, outcome } = await open({}, { purpose, upc: 'MOSS-9' })
  expect(screen.getByRole('dialog', { name: 'Change Ridge Runner' })).toBeDefined()
  expect(await page.findByRole('radio', { name: '9' })).toHaveProperty('checked', true)
  expect(page.queryByRole('button', { name: 'Apple Pay' })).toBeNull()
  await chooseSize('8')
  await userEvent.click(await main(name))
  expect(await outcome).toEqual({ ok: true, value: { upc: 'MOSS-8' } })
  expect(server.requested.some((call) => call.startsWith('POST /cart'))).toBe(false)
})

it('cannot add what is sold out, nor order it by a wallet', async () => {
  const variants = soldShoe.variants.map((one) => ({ ...one, productInventoryState: 'OutOfStock' as const }))
  const { page, main } = await open({ variants })
  expect(await main('Sold out')).toHaveProperty('disabled', true)
  expect(page.queryByRole('button', { name: 'Apple Pay' })).toBeNull()
})

it('offers to tell when what is sold out is back, in a dialog above, or by a link where a size is left', async () => {
  const variants = soldShoe.variants.map((one) => ({ ...one, notifyMe: one.upc === 'MOSS-10' }))
  const { page } = await open({ variants })
  const link = await page.findByRole('link', { name: messages.en.catalogue.notifyMe.link })
  expect(link.getAttribute('href')).toBe('/en-us/back-in-stock/MW1001TR')
  await userEvent.click(link)
  expect(await screen.findByRole('dialog', { name: messages.en.backInStock.title })).toBeDefined()
  await userEvent.click(page.getByRole('radio', { name: 'Clay' }))
  expect(page.queryByRole('link', { name: messages.en.catalogue.notifyMe.link })).toBeNull()
})

it('offers to tell in place of adding where all of a colour is sold out', async () => {
  const variants = soldShoe.variants.map((one) => ({
    ...one,
    ...{ productInventoryState: 'OutOfStock' as const, notifyMe: one.attributes['color'] === 'MOSS' },
  }))
  const { page, main } = await open({ variants })
  await userEvent.click(await main(messages.en.catalogue.notifyMe.button))
  expect(await screen.findByRole('dialog', { name: messages.en.backInStock.title })).toBeDefined()
  await userEvent.click(page.getByRole('radio', { name: /^Clay/ }))
  expect(await main('Sold out')).toHaveProperty('disabled', true)
})

it('has a guest sign in for a presale, and adds once they have', async () => {
  const { page, main } = await open({ presale: true })
  await chooseSize('8')
  expect(page.queryByRole('button', { name: 'Apple Pay' })).toBeNull()
  await userEvent.click(await main('Sign in to buy'))
  await act(async () => dialogs.close('sign-in', undefined))
  await waitFor(() => expect(added).toHaveBeenCalledExactlyOnceWith('MOSS-8'))
})

it('orders the choice by a wallet, once it is complete', async () => {
  const { page, main } = await open()
  await userEvent.click(await main('Apple Pay'))
  expect(page.getByRole('alert').textContent).toBe('Please choose: Size.')
  await chooseSize('9')
  await userEvent.click(await main('Apple Pay'))
  expect(orders).toEqual([['DW_APPLE_PAY', 'MOSS-9']])
})

it('offers the wallets of its page alone, of which an associate has no PayPal', async () => {
  document.body.innerHTML = '<a data-wallets="DW_APPLE_PAY"></a>'
  const { page, main } = await open()
  await main('Apple Pay')
  expect(page.queryByRole('button', { name: 'PayPal' })).toBeNull()
})

it('names in Europe the lowest price before, and the tax', async () => {
  history.replaceState(null, '', '/en-gb')
  const { page } = await open()
  await userEvent.click(await page.findByRole('radio', { name: 'Clay' }))
  expect(page.getByText('Lowest price of the 30 days before')).toBeDefined()
  expect(page.getByText(/^Incl\. VAT/)).toBeDefined()
})

it('says that it could not be read, and reads again', async () => {
  const { page, main } = await open(null)
  expect((await page.findByRole('alert')).textContent).toBe('This could not be loaded.')
  expect(page.getByRole('link', { name: 'Open it as a page' }).getAttribute('href')).toBe(href)
  server.products.set(soldShoe.id, soldShoe)
  await userEvent.click(await main('Try again'))
  expect(await page.findByRole('radio', { name: 'Moss' })).toBeDefined()
})
