import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { err, ok } from '#src/base/result.ts'
import { sites } from '#src/contract/sites.ts'
import { newCardForm } from '#src/features/saved-cards/new-card-form.ts'
import { messages } from '#src/messages/messages.ts'
import { NewCardForm } from './NewCardForm.tsx'

const call = vi.hoisted(() => vi.fn<(key: string, input: unknown) => unknown>())
const goTo = vi.hoisted(() => vi.fn<(path: string) => void>())
vi.mock('#src/stores/shop.ts', () => ({
  call,
  dialogs: { open: () => Promise.resolve({ ok: false, error: 'dismissed' }) },
}))
vi.mock('#src/client/go-to.ts', () => ({ goTo }))

const { validation, refusals, errors, checkout } = messages.en
const { faults } = checkout.billing
const acquirer = 'POST /acquirer/v1/cards'
const book = 'POST /consumers-v3/consumer/payment_instruments'

const refused = (errorId: string, field?: string) =>
  err({ errorId, message: '', status: 400, additionalInfo: field ? { field } : {}, correlationId: '' })

/** What the acquirer, and then the shop, respond. */
const respond = (made: unknown, saved: unknown = ok({})): void => {
  call.mockImplementation((key) => Promise.resolve(key === acquirer ? made : saved))
}

const [site] = sites

/** What the page knows, which calls nothing before a form is posted. */
const locals = {
  site,
  instant: '2026-06-01T12:00:00.000Z',
  href: (path: string) => `/${site.locale}${path}`,
  call: () => Promise.reject(new Error('the page calls nothing')),
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

const show = async (): Promise<void> => {
  const card = await newCardForm(locals, new Request('http://shop.test/'))
  if (card instanceof Response) throw new Error('there is no form')
  const texts = { ...faults, note: checkout.billing.secureNote, required: validation.required }
  render(<NewCardForm {...card} texts={texts} cancel={{ label: 'Cancel', path: '/en-us/account/cards' }} />)
}

const send = async (number = '4111111111111111'): Promise<void> => {
  await userEvent.type(field('Card number'), number)
  await userEvent.type(field('Expiry date'), '0339')
  await userEvent.type(field('Security code'), '737')
  await userEvent.click(screen.getByLabelText(/Main card/))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

beforeEach(() => {
  call.mockReset()
  goTo.mockReset()
})

it('gives the card to the acquirer, and the shop its token alone', async () => {
  respond(ok({ token: 'card_1' }))
  await show()
  expect(field('Card number').name).toBe('')
  await send()
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/en-us/account/cards?saved'))
  expect(call.mock.calls).toEqual([
    [acquirer, { body: { number: '4111 1111 1111 1111', expiry: '03/39', code: '737' } }],
    [book, { body: { token: 'card_1', main: true } }],
  ])
})

it('says what is wrong with a card, and sends it nowhere', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(field('Card number')))
  expect(screen.getAllByText(validation.required)).toHaveLength(3)
  await userEvent.type(field('Card number'), '4')
  expect(screen.getAllByText(validation.required)).toHaveLength(2)
  expect(call).not.toHaveBeenCalled()
})

it('tells at the field what the acquirer refuses', async () => {
  respond(refused('PYT400', 'number'))
  await show()
  await send()
  expect(await screen.findByText(faults.number)).toBeTruthy()
  expect(document.activeElement).toBe(field('Card number'))
  expect(field('Security code').value).toBe('737')
})

const told: Readonly<Record<string, string>> = {
  ...refusals,
  ...errors.byCode,
  AUT404: messages.en.account.signedOut,
}

it.each([
  ['PYT409', 'PYT409'],
  ['PYT410', 'PYT410'],
  ['AUT404', 'AUT404'],
  ['NETWORK', 'NETWORK'],
  ['PYT402', 'cardNotSaved'],
])('tells of %s by the words of %s, and keeps what was typed', async (errorId, words) => {
  respond(ok({ token: 'card_1' }), refused(errorId))
  await show()
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe(told[words])
  expect(field('Card number').value).toBe('4111 1111 1111 1111')
  expect(goTo).not.toHaveBeenCalled()
})
