import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { err, ok } from '#src/base/result.ts'
import { messages } from '#src/messages/messages.ts'
import { PasskeyList } from './PasskeyList.tsx'

const call = vi.hoisted(() => vi.fn<(key: string, input: unknown) => unknown>())
vi.mock('#src/stores/shop.ts', () => ({ call }))

const { passkeys: words } = messages.en
const refused = err({ errorId: 'GEN500', message: '', status: 500, additionalInfo: {}, correlationId: '' })

const show = (): void => {
  render(
    <PasskeyList
      passkeys={[{ passkeyId: 'one', name: 'Phone', facts: '' }]}
      signals={undefined}
      action="/en-us/account/passkeys"
      creation={{ name: 'Laptop', done: '/en-us/account/security', confirm: '/en-us/account/confirm', words }}
      words={words}
      locale="en-us"
      maxName={60}
    />,
  )
}

const rename = async (name: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(words.name))
  await userEvent.type(screen.getByLabelText(words.name), name)
  await userEvent.click(screen.getByRole('button', { name: words.save }))
}

beforeEach(() => void call.mockReset())

it('tells where a passkey could not be renamed, takes that back as it is tried again, and leads to what came of it', async () => {
  call.mockResolvedValueOnce(refused)
  show()
  await userEvent.click(screen.getByText(words.rename))
  await rename('Old phone')
  const alert = await screen.findByText(words.failed)
  expect(document.activeElement).toBe(alert)
  const again = Promise.withResolvers<unknown>()
  call.mockReturnValueOnce(again.promise)
  await rename('Pocket phone')
  await waitFor(() => expect(screen.queryByText(words.failed)).toBeNull())
  again.resolve(ok(undefined))
  const done = await screen.findByText(words.renamed)
  expect(document.activeElement).toBe(done)
  expect(screen.getByText('Pocket phone')).toBeTruthy()
})

it('leads to the word that a passkey is gone, as its button is', async () => {
  call.mockResolvedValueOnce(ok(undefined))
  show()
  await userEvent.click(screen.getByRole('button', { name: /Phone/ }))
  const done = await screen.findByText(words.removed)
  expect(document.activeElement).toBe(done)
  expect(screen.getByText(words.none)).toBeTruthy()
})
