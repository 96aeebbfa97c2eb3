// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { failedEvent } from '#src/client/page-events.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { openWallet } from './open-wallet.ts'

const { loadSheetTexts, runSheet } = vi.hoisted(() => ({
  loadSheetTexts: vi.fn().mockRejectedValueOnce(new Error('no connection')),
  runSheet: vi.fn(),
}))
vi.mock('#src/layouts/dialogs/dialog-texts.ts', () => ({ loadSheetTexts }))
vi.mock('#src/stores/wallets/run-sheet.ts', () => ({ runSheet }))
vi.mock('#src/stores/shop.ts', () => ({ dialogs: { open: async () => ({ ok: true }), dismiss: vi.fn() } }))
vi.mock('./express-parts.ts', () => ({ expressParts: {} }))
vi.mock('./lead-to-order.ts', () => ({ leadToOrder: vi.fn() }))

it('tells that its words could not be had, and tries again at the next press', async () => {
  const told = vi.fn()
  window.addEventListener(failedEvent, told)
  loadSheetTexts.mockRejectedValueOnce(new Error('no connection'))
  openWallet('PAYPAL')
  await eventually(() => expect(told).toHaveBeenCalledOnce())
  expect(runSheet).not.toHaveBeenCalled()
  loadSheetTexts.mockResolvedValue({})
  openWallet('PAYPAL')
  await eventually(() => expect(runSheet).toHaveBeenCalledOnce())
  expect(told).toHaveBeenCalledOnce()
})
