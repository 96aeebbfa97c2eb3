import { render, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Client } from '#src/client/client.ts'
import { sites } from '#src/contract/sites.ts'
import { accountOfOrder } from '#src/features/checkout/confirmation/account-of-order.ts'
import { messages } from '#src/messages/messages.ts'
import { guestAddress, guestOrder } from '#tests/fixtures/guest-order.ts'
import { createIdentityServer } from '#tests/fixtures/identity-server.ts'
import { expectRefusal, fillIn, send, type Typed } from '#tests/fixtures/typed-form.ts'
import { OrderAccount } from './OrderAccount.tsx'

const shop = vi.hoisted(() => ({ call: vi.fn<Client['call']>() }))
vi.mock('#src/stores/shop.ts', () => shop)
const goTo = vi.hoisted(() => ({ leaveTo: vi.fn() }))
vi.mock('#src/client/go-to.ts', () => goTo)

const [site] = sites
const { account, checkout, errors, refusals } = messages.en
const { createAccount } = checkout.confirmation
const typed: Typed = { [account.fields.password]: 'Harbour-Mile-7' }
const words: Readonly<Record<string, string>> = { ...refusals, ...errors.byCode }

let server = createIdentityServer()

beforeEach(() => {
  server = createIdentityServer()
  shop.call.mockReset()
  shop.call.mockImplementation(server.call)
  goTo.leaveTo.mockReset()
})

const show = async (): Promise<void> => {
  const instant = '2026-06-01T12:00:00.000Z'
  const locals = { site, call: server.call, instant, href: (path: string) => `/en-us${path}` }
  const request = new Request('https://shop.test/en-us/order-confirmation')
  const shown = await accountOfOrder(locals, request, guestOrder)
  if (!shown || shown instanceof Response) throw new Error('nothing is asked')
  render(<OrderAccount {...shown} />)
  await fillIn(typed)
}

const sentTo = (path: string): unknown[] =>
  shop.call.mock.calls.flatMap(([key, input]) => (key === path && 'body' in input ? [input.body] : []))

const expectGoneOn = () => waitFor(() => expect(goTo.leaveTo).toHaveBeenCalledWith('/en-us/account?welcome'))

it('makes an account of a guest’s order by a password alone', async () => {
  await show()
  await send(createAccount)
  await expectGoneOn()
  const { email } = guestOrder
  expect(sentTo('POST /consumers-v3/auth/signup')).toMatchObject([
    { email, firstName: 'Ada', lastName: 'Berg', password: 'Harbour-Mile-7' },
  ])
  expect(sentTo('POST /consumers-v3/consumer/address')).toEqual([
    { ...guestAddress, approachType: 'S' },
    { ...guestAddress, addressLine1: '2 Bank Street', approachType: 'B' },
  ])
})

it.each(['AUT439', 'AUT403', 'GEN429'] as const)('tells %s above the form', async (errorId) => {
  await show()
  server.refuse('POST /consumers-v3/auth/signup', errorId)
  await send(createAccount)
  await expectRefusal(words[errorId] ?? '', undefined, typed)
})

it('keeps an account whose address the book refuses', async () => {
  await show()
  server.refuse('POST /consumers-v3/consumer/address', 'CCA400')
  await send(createAccount)
  await expectGoneOn()
})
