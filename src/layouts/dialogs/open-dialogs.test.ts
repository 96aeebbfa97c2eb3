// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))

beforeEach(() => void vi.resetModules())

/** The dialog that a link opens, and what it is given. */
const openedBy = async (href: string, hasSimplifiedEnrollment = false) => {
  vi.doMock('#src/base/account-settings.ts', () => ({ accountSettings: { hasSimplifiedEnrollment } }))
  const { openLink } = await import('./open-dialogs.ts')
  const { dialogs } = await import('#src/stores/shop.ts')
  const link = document.createElement('a')
  link.href = href
  link.dataset['opens'] = 'sign-in'
  openLink(link)
  return dialogs.$open.get().map(({ use }) => use((name, props) => [name, props]))
}

it.each([
  ['/en-us/account', 'sign-in', {}],
  ['/en-us/sign-in?next=%2Fen-us%2Fcart', 'sign-in', { path: '/en-us/sign-in?next=%2Fen-us%2Fcart' }],
  ['/en-us/loyalty-sign-up', 'loyalty-sign-up', { path: '/en-us/loyalty-sign-up' }],
  ['/en-us/signed-in', 'sign-in-confirmation', { path: '/en-us/signed-in' }],
  ['/en-us/enrollment/interests', 'enrollment', { path: '/en-us/enrollment/interests' }],
])('opens the dialog of %s', async (href, name, props) => {
  expect(await openedBy(href)).toEqual([[name, props]])
})

it.each([
  ['/en-us/account', 'enrollment', {}],
  ['/en-us/sign-in', 'enrollment', {}],
  ['/en-us/sign-up', 'sign-up', { path: '/en-us/sign-up' }],
])('opens for %s, where the shop has the simplified enrollment, %s', async (href, name, props) => {
  expect(await openedBy(href, true)).toEqual([[name, props]])
})
