import { expect, it } from 'vitest'
import { ledOnByDialog } from './page-part.ts'

it('names the next page to a dialog in place of a redirect', () => {
  const redirect = new Response(null, { status: 303, headers: { location: '/en-us/signed-in' } })
  const { status, headers } = ledOnByDialog(redirect)
  expect(status).toBe(204)
  expect(headers.get('x-welt-next')).toBe('/en-us/signed-in')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.has('location')).toBe(false)
})

it('leaves what leads nowhere as it is', () => {
  const refusal = new Response('This form was sent from another site.', { status: 403 })
  expect(ledOnByDialog(refusal)).toBe(refusal)
})
