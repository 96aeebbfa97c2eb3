// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { visitorCookie } from '#src/contract/cookies.ts'
import { noteLogin } from './follow-account.ts'

const token = vi.hoisted(() => vi.fn())
vi.mock('#src/stores/shop.ts', () => ({ call: token }))

const setVisitor = (loggedIn: boolean): void => {
  document.cookie = `${visitorCookie}=${encodeURIComponent(JSON.stringify({ loggedIn }))}`
}
const customer = { ok: true, value: { consumerType: 'CONSUMER', expiresAt: '2026-11-23T17:00:00.000Z' } }

beforeEach(() => {
  localStorage.clear()
  token.mockReset()
})

it('notes who is signed in, and until when', async () => {
  setVisitor(true)
  token.mockResolvedValue(customer)
  await noteLogin()
  expect({ ...localStorage }).toEqual({ login: 'true', accessExpiry: customer.value.expiresAt })
})

it('notes nobody whom another tab signed out meanwhile', async () => {
  setVisitor(true)
  localStorage.setItem('login', 'true')
  token.mockImplementation(() => {
    setVisitor(false)
    return Promise.resolve(customer)
  })
  await noteLogin()
  expect({ ...localStorage }).toEqual({})
})

it('leaves what is noted where the shop cannot be reached', async () => {
  setVisitor(true)
  localStorage.setItem('login', 'true')
  token.mockResolvedValue({ ok: false, error: { errorId: 'NETWORK' } })
  await noteLogin()
  expect(localStorage.getItem('login')).toBe('true')
})
