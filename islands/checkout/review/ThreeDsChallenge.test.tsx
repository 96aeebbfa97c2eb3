import { act, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ok } from '#src/base/result.ts'
import { messages } from '#src/messages/messages.ts'
import { dialogs, openShop } from '#tests/fixtures/shop-stores.ts'
import { showDialog } from '#tests/fixtures/shown-dialog.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))

const text = messages.en.dialogs.challenge

beforeEach(openShop)

const say = (data: unknown, source: Window | null, origin = location.origin): void =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })))

it('closes with what its own frame says, and with nothing else', async () => {
  const { dialog, outcome } = await showDialog('three-ds-challenge', {
    ...{ orderNumber: 'W0000000001', frame: 'about:blank' },
  })
  const frame = within(dialog).getByTitle<HTMLIFrameElement>(text.frame)
  const passed = { threeDS2Result: 'passed' }
  say(passed, window)
  say(passed, frame.contentWindow, 'https://elsewhere.example')
  say({ threeDS2Result: 1 }, frame.contentWindow)
  say('passed', frame.contentWindow)
  expect(dialogs.$open.get()).toHaveLength(1)
  say(passed, frame.contentWindow)
  expect(await outcome).toEqual(ok(passed))
  expect(within(dialog).queryByTitle(text.frame)).toBeNull()
})
