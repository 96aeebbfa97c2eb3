import { expect } from 'vitest'
import { staffKey } from '#tests/setup/shop-of-run.ts'
import { test } from './served-shop.ts'

const get = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { redirect: 'manual', headers })

const post = (
  url: string,
  headers: Record<string, string>,
  form?: Record<string, string>,
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers,
    ...(form && { body: new URLSearchParams(form) }),
  })

test('nobody else gets at what staff do, whatever they send', async ({ origin }) => {
  const own = { origin, 'sec-fetch-site': 'same-origin' }
  const signedIn = await post(`${origin}/ops`, own, { key: staffKey })
  const [pair = ''] = (signedIn.headers.get('set-cookie') ?? '').split(';')
  expect(pair).toMatch(/^welt_staff=./)
  const [, token = ''] = pair.split('=')
  const tampered = `${token.slice(0, -4)}AAAA`
  const nobodies = [
    '',
    'welt_staff=',
    `welt_staff=${tampered}`,
    `welt_editor=${token}`,
    `welt_session=${token}`,
  ]

  for (const cookie of nobodies) {
    const read = await get(`${origin}/ops/jobs`, { cookie })
    expect(read.status).toBe(303)
    expect(read.headers.get('location')).toBe('/ops?to=%2Fops%2Fjobs')
    const posted = await post(`${origin}/ops/jobs`, { ...own, cookie }, { drop: 'x' })
    expect(posted.status).toBe(401)
    const called = await get(`${origin}/ops/v1/failed-jobs`, { cookie })
    expect(called.status).toBe(401)
    expect(await called.json()).toMatchObject({ errorDetails: [{ errorId: 'AUT404' }] })
  }
  const staff = { cookie: pair }
  expect((await get(`${origin}/ops/v1/failed-jobs`, staff)).status).toBe(200)
  const elsewhere = [
    { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://other.localhost', 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.test' },
  ]
  for (const from of elsewhere) {
    const headers = { ...staff, ...from }
    expect((await post(`${origin}/ops/jobs`, headers, { drop: 'x' })).status).toBe(403)
    expect((await post(`${origin}/ops`, headers, { key: staffKey })).status).toBe(403)
    const call = `${origin}/ops/v1/failed-jobs/6f1c2f0e-3b0a-4a44-9d0f-0d6f5b1f0a11`
    expect((await fetch(call, { method: 'DELETE', headers })).status).toBe(403)
    expect((await post(`${call}/retry`, headers)).status).toBe(403)
  }
  for (const path of ['/ops', '/ops/jobs', '/ops/nothing', '//ops/jobs', '/%6fps/jobs']) {
    const response = await get(`${origin}${path}`)
    expect(Object.fromEntries(response.headers), path).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
  }
  expect(await (await get(`${origin}/robots.txt`)).text()).toContain('Disallow: /ops/')
})

test('a sign-in leads nowhere but to this shop', async ({ origin }) => {
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  for (const to of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
    const response = await post(`${origin}/ops`, headers, { key: staffKey, to })
    expect(response.headers.get('location')).toBe('/ops')
  }
})
