// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { dialogEvent } from '#src/client/page-events.ts'
import { dialogs } from '#tests/fixtures/shop-stores.ts'
import './page-dialogs.ts'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/client/browser-log.ts', () => ({ browserLog: vi.fn() }))
vi.mock('./load-shown.ts', () => ({ loadShown: () => Promise.reject(new TypeError('no script')) }))

it('has every dialog be unavailable where what shows them cannot be had', async () => {
  const order = { orderNumber: '1', frame: '' }
  const opened = [
    dialogs.open('three-ds-challenge', order),
    dialogs.open('mini-cart', { kind: 'asked' }, 'keep'),
  ]
  window.dispatchEvent(new CustomEvent(dialogEvent))
  const unavailable = { ok: false, error: 'unavailable' }
  expect(await Promise.all(opened)).toEqual([unavailable, unavailable])
})
