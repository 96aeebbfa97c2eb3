import { expect, it } from 'vitest'
import { presentOrder } from '#src/backend/orders/documents/order-presenter.ts'
import { visitorCookie } from '#src/contract/cookies.ts'
import { sites } from '#src/contract/sites.ts'
import { guestAddress, guestOrder } from '#tests/fixtures/guest-order.ts'
import { createIdentityServer } from '#tests/fixtures/identity-server.ts'
import { paidOrder } from '#tests/fixtures/stored-order.ts'
import { accountOfOrder } from './account-of-order.ts'

const page = 'https://shop.test/en-us/order-confirmation'
const signUp = 'POST /consumers-v3/auth/signup'

const load = (request = new Request(page), order = guestOrder) => {
  const { call, times } = createIdentityServer()
  const [site] = sites
  const instant = '2026-06-01T12:00:00.000Z'
  const locals = { site, call, instant, href: (path: string) => `/en-us${path}` }
  return accountOfOrder(locals, request, order).then((account) => ({ account, times }))
}

const post = (password: string): Request =>
  new Request(page, {
    method: 'POST',
    headers: { origin: 'https://shop.test', host: 'shop.test' },
    body: new URLSearchParams({ password, email: 'stranger@example.com' }),
  })

it('takes the email, the name and the addresses of the order', async () => {
  const { account } = await load()
  expect(account).toMatchObject({
    form: { fields: [{ name: 'password' }] },
    buyer: {
      ...{ email: guestOrder.email, firstName: 'Ada', lastName: 'Berg' },
      addresses: [
        { ...guestAddress, approachType: 'S' },
        { ...guestAddress, addressLine1: '2 Bank Street', approachType: 'B' },
      ],
    },
  })
})

it('leads a form that was posted without script to the account', async () => {
  const { account, times } = await load(post('Harbour-Mile-7'))
  if (!(account instanceof Response)) throw new Error('the form came back')
  expect(account.headers.get('location')).toBe('/en-us/account?welcome')
  expect(times('POST /consumers-v3/consumer/address')).toBe(2)
})

it('says of a password that is too weak what is missing, and makes no account', async () => {
  const { account, times } = await load(post('short'))
  if (!account || account instanceof Response) throw new Error('the form is gone')
  expect(account.form.sent.faults).toHaveProperty('password')
  expect(times(signUp)).toBe(0)
})

it('asks nothing of a customer, nor where an order does not say who placed it', async () => {
  const cookie = `${visitorCookie}=${encodeURIComponent(JSON.stringify({ loggedIn: true }))}`
  expect((await load(new Request(page, { headers: { cookie } }))).account).toBeUndefined()
  expect((await load(undefined, presentOrder(paidOrder()))).account).toBeUndefined()
})
