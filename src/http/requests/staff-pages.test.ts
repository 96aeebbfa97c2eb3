import { describe, expect, it } from 'vitest'
import { refuseStaffPage, withStaffHeaders } from './staff-pages.ts'

const ask = (path: string, init: RequestInit & { isStaff?: boolean } = {}) => {
  const { isStaff = false, ...rest } = init
  const url = new URL(path, 'http://shop.test')
  return refuseStaffPage({
    shop: { staffing: { isStaff: async () => isStaff } },
    request: new Request(url, rest),
    url,
  })
}
const ownPost = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }

describe('a page of staff', () => {
  it('leads everybody else to the sign-in and back', async () => {
    const refused = await ask('/ops/orders?q=a%26b')
    expect(refused?.status).toBe(303)
    expect(refused?.headers.get('location')).toBe('/ops?to=%2Fops%2Forders%3Fq%3Da%2526b')
    expect(refused?.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['/ops/', '/ops//orders', '/%6fps/orders', '/ops/orders/'])('is known as %s', async (path) => {
    const isSignIn = path === '/ops/'
    expect((await ask(path))?.status).toBe(isSignIn ? undefined : 303)
  })

  it('refuses posts of those who are not signed in, and of other sites', async () => {
    expect((await ask('/ops/orders', ownPost))?.status).toBe(401)
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(
        (await ask('/ops/orders', { method: 'POST', headers: { 'sec-fetch-site': site }, isStaff: true }))
          ?.status,
      ).toBe(403)
    expect((await ask('/ops', { method: 'POST', isStaff: true }))?.status).toBe(403)
  })

  it('is open to staff, and its sign-in to all', async () => {
    expect(await ask('/ops/orders', { isStaff: true })).toBeUndefined()
    expect(await ask('/ops/orders', { ...ownPost, isStaff: true })).toBeUndefined()
    expect(await ask('/ops')).toBeUndefined()
    expect(await ask('/ops', ownPost)).toBeUndefined()
  })
})

it('leaves other pages alone', async () => {
  expect(await ask('/opsis')).toBeUndefined()
  expect(await ask('/en-us/ops', { method: 'POST' })).toBeUndefined()
  const response = withStaffHeaders(new Response(''), new URL('http://shop.test/en-us'))
  expect([...response.headers.keys()]).toEqual(['content-type'])
})

it('keeps what staff see out of caches and search engines', () => {
  const { headers } = withStaffHeaders(new Response(''), new URL('http://shop.test/ops'))
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
})
