import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { ownEmail } from '#tests/fixtures/cart-server.ts'
import { openShop, server } from '#tests/fixtures/shop-stores.ts'
import { showDialog } from '#tests/fixtures/shown-dialog.tsx'
import { soldShoe } from '#tests/fixtures/sold-product.ts'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

const texts = messages.en.backInStock
const say = (text: string, values: Record<string, string>): string => formatMessage(text, values, 'en-us')
const href = '/en-us/back-in-stock/MW1001TR'
const awaitedShoe = {
  ...soldShoe,
  variants: soldShoe.variants.map((one) => ({
    ...one,
    notifyMe: one.productInventoryState === 'OutOfStock',
  })),
}

beforeEach(() => {
  openShop()
  server.products.set(soldShoe.id, awaitedShoe)
  document.cookie = 'welt_visitor=; Max-Age=0'
})

const open = async (upc?: string, link = href) => {
  const props = { productId: soldShoe.id, href: link, ...(upc === undefined ? {} : { upc }) }
  const { dialog } = await showDialog('notify-me', props)
  const page = within(dialog)
  return {
    dialog,
    page,
    email: () => page.findByRole('textbox', { name: texts.email }),
    submit: async () => userEvent.click(await page.findByRole('button', { name: texts.submit })),
  }
}

it('asks for the variant that was chosen, by the keyboard alone, and says that a link was mailed', async () => {
  const { email, page } = await open('CLAY-8')
  expect(await page.findByRole('combobox', { name: texts.variant })).toHaveProperty('value', 'CLAY-8')
  await userEvent.type(await email(), ' ada@example.com{Enter}')
  expect(server.stockRequests).toEqual(['CLAY-8 ada@example.com'])
  const dialog = await screen.findByRole('dialog', { name: texts.sentTitle })
  const done = within(dialog).getByText(say(texts.sent, { email: 'ada@example.com' }))
  expect(done.getAttribute('role')).toBe('status')
  expect(document.activeElement).toBe(done)
})

it('offers all that is sold out and may come back, and nothing else', async () => {
  const { page, email, submit } = await open()
  const names = (await page.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(names).toEqual(['10 · Moss', '8 · Clay'])
  await userEvent.selectOptions(page.getByRole('combobox'), '8 · Clay')
  await userEvent.type(await email(), 'ada@example.com')
  await submit()
  expect(server.stockRequests).toEqual(['CLAY-8 ada@example.com'])
})

it('offers first what the page shows: what its link names, or the colour that was changed to', async () => {
  const linked = await open(undefined, `${href}?upc=CLAY-8`)
  expect(await linked.page.findByRole('combobox', { name: texts.variant })).toHaveProperty('value', 'CLAY-8')
  await userEvent.keyboard('{Escape}')
  history.replaceState(undefined, '', '?color=MOSS')
  const changed = await open(undefined, `${href}?upc=CLAY-8`)
  expect(await changed.page.findByRole('combobox', { name: texts.variant })).toHaveProperty(
    'value',
    'MOSS-10',
  )
  history.replaceState(undefined, '', location.pathname)
})

it('says at the field that an address is none, and leads there', async () => {
  const { page, email, submit } = await open()
  await userEvent.type(await email(), 'ada@')
  await submit()
  expect(page.getByRole('alert').textContent).toBe(texts.wrongEmail)
  expect(document.activeElement).toBe(await email())
  expect((await email()).getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(await email(), 'example.com')
  expect(page.queryByRole('alert')).toBeNull()
  expect(server.stockRequests).toEqual([])
})

it('knows the address of whoever is signed in, who waits at once', async () => {
  document.cookie = `welt_visitor=${encodeURIComponent(JSON.stringify({ loggedIn: true }))}`
  const { email, submit } = await open()
  expect(await email()).toHaveProperty('value', ownEmail)
  await submit()
  const dialog = await screen.findByRole('dialog', { name: texts.waitingTitle })
  expect(within(dialog).getByText(say(texts.waiting, { email: ownEmail }))).toBeDefined()
})

it.each([
  ['NTF409', messages.en.refusals.NTF409],
  ['GEN429', messages.en.errors.byCode.GEN429],
  ['GEN500', messages.en.dialogs.failed],
] as const)('says why it failed with %s, and may be tried again', async (code, told) => {
  const { page, email, submit } = await open()
  await userEvent.type(await email(), 'ada@example.com')
  server.faults.push(code)
  await submit()
  expect((await page.findByRole('alert')).textContent).toBe(told)
  await submit()
  expect(await screen.findByRole('dialog', { name: texts.sentTitle })).toBeDefined()
})

it('says that nothing is sold out by now, and leads to the product', async () => {
  server.products.set(soldShoe.id, soldShoe)
  const { page } = await open()
  expect(await page.findByText(say(texts.none, { name: 'Ridge Runner' }))).toBeDefined()
  expect(page.getByRole('link').getAttribute('href')).toBe(soldShoe.url)
})

it('says that it could not be read, and reads again', async () => {
  server.products.clear()
  const { page, email } = await open()
  expect((await page.findByRole('alert')).textContent).toBe(messages.en.dialogs.form.failed)
  expect(page.getByRole('link').getAttribute('href')).toBe(href)
  server.products.set(soldShoe.id, awaitedShoe)
  await userEvent.click(page.getByRole('button', { name: messages.en.dialogs.form.retry }))
  expect(await email()).toBeDefined()
})
