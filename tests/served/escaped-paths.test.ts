import { expect } from 'vitest'
import { test } from './served-shop.ts'

test.for(['/o%2570s/orders', '/en-us/%2570/women', '/%2565n-us/account', '/en-us/ch%252565ckout/billing'])(
  '%s, which is escaped twice, is no page',
  async (path, { origin }) => {
    for (const init of [{}, { method: 'POST', headers: { origin }, body: new URLSearchParams({ a: 'b' }) }]) {
      const response = await fetch(origin + path, { redirect: 'manual', ...init })
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  },
)

test('a form that is posted to an escape of a page’s path reaches no page', async ({ origin }) => {
  for (const path of ['/o%70s/orders', '/en-us/%61ccount/profile', '/o%70%73/jobs']) {
    const body = new URLSearchParams({ a: 'b' })
    const response = await fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
      body,
    })
    expect(response.status).toBe(404)
  }
})
