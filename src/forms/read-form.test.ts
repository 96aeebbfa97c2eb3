import { expect, it } from 'vitest'
import { readForm } from './read-form.ts'

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://shop.test/en-us/sign-in', {
    method: 'POST',
    headers: { host: 'shop.test', origin: 'http://shop.test', ...headers },
    body,
  })

it('reads what a form sends, as text and as parts', async () => {
  const form = new FormData()
  form.set('email', 'anna@example.com')
  expect(await readForm(post(form))).toEqual({ email: 'anna@example.com' })
  const plain = new URLSearchParams({ email: 'anna@example.com', message: 'ä'.repeat(5000) })
  expect(await readForm(post(plain))).toMatchObject({ email: 'anna@example.com' })
})

it.each([
  ['is larger than any', 'a='.padEnd(70_000, 'b'), 413],
  ['has more fields than any', 'a&'.repeat(20_000), 400],
])('refuses a form that %s', async (_, body, status) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const refused = await readForm(post(body, headers))
  expect(refused instanceof Response && refused.status).toBe(status)
})

it('refuses what is no form, and what another site sends', async () => {
  const status = async (request: Request) => {
    const refused = await readForm(request)
    return refused instanceof Response && refused.status
  }
  expect(await status(post('{}', { 'content-type': 'application/json' }))).toBe(400)
  expect(await status(post(new URLSearchParams(), { origin: 'http://evil.test' }))).toBe(403)
})
