import { expect, it } from 'vitest'
import { err, ok } from '#src/base/result.ts'
import { sites } from '#src/contract/sites.ts'
import { respondToSignIn } from './respond-to-sign-in.ts'

const editing: App.Locals['editing'] = {
  isOn: true,
  isEditor: () => Promise.resolve(false),
  signIn: (key, secure) =>
    Promise.resolve(key === 'right' ? ok(`editor; secure=${secure}`) : err(key === '' ? 'wrong' : 'tooMany')),
  signOut: () => Promise.resolve('nobody'),
}

const post = (
  fields: Record<string, string>,
  url = 'http://shop.test/preview-sign-in',
  from = 'same-origin',
) =>
  respondToSignIn(
    new Request(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': from },
    }),
    { editing, site: sites[0] },
  )

it('makes who gives the key an editor, and leads to the page they wanted', async () => {
  expect(await post({ key: 'right', to: '/de-de?preview=true' })).toEqual({
    kind: 'done',
    cookie: 'editor; secure=false',
    to: '/de-de?preview=true',
  })
  expect(await post({ key: 'right' }, 'https://shop.test/preview-sign-in')).toMatchObject({
    cookie: 'editor; secure=true',
    to: '/en-us?preview=true',
  })
})

it('signs out', async () => {
  expect(await post({ out: '1' })).toMatchObject({ kind: 'done', cookie: 'nobody', to: '/en-us' })
})

it('refuses wrong keys, too many of them, and forms of other sites', async () => {
  expect(await post({})).toMatchObject({ status: 400, reason: 'wrongKey' })
  expect(await post({ key: 'again' })).toMatchObject({ status: 429, reason: 'tooMany' })
  expect(await post({ key: 'right' }, undefined, 'cross-site')).toMatchObject({ status: 403 })
})

it.each([
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '/en-us/..//evil.test',
  'javascript:alert(1)',
  '',
])('leads nowhere else: %j', async (to) =>
  expect(await post({ key: 'right', to })).toMatchObject({ to: '/en-us?preview=true' }),
)
