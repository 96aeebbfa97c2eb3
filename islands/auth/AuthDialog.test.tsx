import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { sites } from '#src/contract/sites.ts'
import { loadAuthStepAt } from '#src/features/account/sign-in/load-step.ts'
import { messages } from '#src/messages/messages.ts'
import { createIdentityServer } from '#tests/fixtures/identity-server.ts'
import { expectRefusal, fillIn, send } from '#tests/fixtures/typed-form.ts'
import { showDialog } from '#tests/fixtures/shown-dialog.tsx'

const server = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#src/stores/shop.ts', async () => ({
  ...(await import('#tests/fixtures/shop-stores.ts')),
  ...server,
}))
vi.mock('#src/client/load-section.ts', () => ({ loadSection: () => Promise.resolve() }))

const [site] = sites
const { account, dialogs, refusals } = messages.en
const { fields, signIn } = account
const { form: words } = dialogs

it('leads to what went wrong: where a step cannot be had, each time, and where its form is refused', async () => {
  const identity = createIdentityServer()
  server.call.mockImplementation(identity.call)
  let isDown = true
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'https://shop.test')
    const locals = {
      ...{ site, call: identity.call, href: (path: string) => `/en-us${path}` },
      ...{ associate: undefined, preview: undefined, instant: '2026-06-01T12:00:00.000Z' },
    }
    const wanted = { locals, request: new Request(url), url, place: 'dialog' as const }
    return isDown
      ? new Response('', { status: 503 })
      : Response.json(await loadAuthStepAt(url.searchParams.get('path'), wanted))
  })
  const expectFailed = () => waitFor(() => expect(document.activeElement?.textContent).toBe(words.failed))

  const { dialog } = await showDialog('sign-in', {})
  await expectFailed()
  const again = within(dialog).getByRole('button', { name: words.retry })
  await userEvent.click(again)
  await expectFailed()

  isDown = false
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull())
  await userEvent.click(again)
  await within(dialog).findByLabelText(fields.email)
  const typed = { [fields.email]: 'anna@example.com', [fields.password]: 'Harbour-Mile-7' }
  await fillIn(typed)
  identity.refuse('POST /consumers-v3/auth/signin', 'AUT401')
  await send(signIn.submit)
  await expectRefusal(refusals.AUT401, undefined, typed)

  isDown = true
  await userEvent.click(within(dialog).getByRole('link', { name: signIn.forgotPassword }))
  await expectFailed()
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})
