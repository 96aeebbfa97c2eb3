import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client } from '#src/client/client.ts'
import type { AnyCallKey } from '#src/contract/calls.ts'
import type { ErrorId } from '#src/contract/errors.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import { sites } from '#src/contract/sites.ts'
import { deletionForm } from '#src/features/account/privacy/privacy-form.ts'
import { emailForm } from '#src/features/account/profile/email-form.ts'
import { profileForm } from '#src/features/account/profile/profile-form.ts'
import { subscriptionsForm } from '#src/features/account/profile/subscriptions-form.ts'
import { changePasswordForm } from '#src/features/account/security/security-form.ts'
import { fieldLabels } from '#src/forms/field-labels.ts'
import { messages } from '#src/messages/messages.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { annaProfile, createIdentityServer } from '#tests/fixtures/identity-server.ts'
import { expectRefusal, fillIn, send, type Typed } from '#tests/fixtures/typed-form.ts'
import { DeletionForm } from './DeletionForm.tsx'
import { EmailChange } from './EmailChange.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SubscriptionsForm } from './SubscriptionsForm.tsx'

const { call, goTo, open } = vi.hoisted(() => ({
  call: vi.fn<Client['call']>(),
  goTo: vi.fn<(path: string) => void>(),
  open: vi.fn<(name: string, props: { path: string }) => Promise<object>>(),
}))
vi.mock('#src/stores/shop.ts', () => ({ call, dialogs: { open } }))
vi.mock('#src/client/go-to.ts', () => ({ goTo }))

const [site] = sites
const labels = fieldLabels(site)
const { account, errors, refusals, security } = messages.en
const { newPassword, confirmPassword } = security.reset
const { currentPassword } = security.security
const own = account.ownPassword
const words: Readonly<Record<string, string>> = {
  ...{ ...refusals, ...errors.byCode },
  ...{ AUT404: account.signedOut, signInAgain: own.needed },
}

let server = createIdentityServer()

beforeEach(() => {
  server = createIdentityServer()
  call.mockImplementation(server.call)
  goTo.mockReset()
  open.mockReset()
  open.mockResolvedValue({ ok: false, error: 'dismissed' })
})

const locals = () => ({
  ...{ site, call: server.call, instant: '2026-06-01T12:00:00.000Z' },
  href: (path: string) => `/en-us${path}`,
})

const request = new Request('https://shop.test/')

type Form = FormDescription<FormTexts>

const formOf = (made: Form | { form: Form } | { mailed: unknown } | Response): Form => {
  if (made instanceof Response || 'mailed' in made) throw new Error('there is no form')
  return 'form' in made ? made.form : made
}

const password: Typed = { [own.label]: 'Harbour-Mile-7' }

/** The forms by what they are for, with what is typed into them. */
const forms = {
  email: {
    typed: { [security.email.new]: 'berg@example.com' },
    show: async () => {
      const form = formOf(await emailForm(locals(), request, annaProfile))
      render(<EmailChange form={form} text="" sent={security.email.sent} />)
      return form
    },
  },
  password: {
    typed: {
      [currentPassword]: 'Harbour-Mile-7',
      ...{ [newPassword]: 'Ferry-Mile-8', [confirmPassword]: 'Ferry-Mile-8' },
    },
    show: async () => {
      const form = formOf(await changePasswordForm(locals(), request))
      render(<PasswordForm form={form} />)
      return form
    },
  },
  profile: {
    typed: {
      [labels.lastName]: 'Bergmann',
      [labels.phone]: '(207) 555 - 0100',
      [labels.birthDate]: '04/12/1990',
    },
    show: async () => {
      const form = formOf(await profileForm(locals(), request, annaProfile))
      render(<ProfileForm form={form} />)
      return form
    },
  },
  subscriptions: {
    typed: { [account.sms.label]: 'yes', [account.sms.accept]: 'yes', [labels.phone]: '(207) 555 - 0100' },
    show: async () => {
      const form = formOf(await subscriptionsForm(locals(), request, annaProfile))
      render(<SubscriptionsForm form={form} saved="/saved" sent="/sent" />)
      return form
    },
  },
  deletion: {
    typed: { [account.privacy.email]: 'anna@example.com', ...password },
    show: async () => {
      const form = formOf(await deletionForm(locals(), request, annaProfile))
      render(<DeletionForm form={form} />)
      return form
    },
  },
} satisfies Record<string, { typed: Typed; show: () => Promise<Form> }>

type Name = keyof typeof forms
type Row = [
  name: Name,
  key: AnyCallKey,
  label: string | undefined,
  errorId: ErrorId | 'NETWORK' | 'signInAgain',
]

/** Codes that a call of a form is refused with, told at a field, or above the form where no label is given. */
const at = (name: Name, key: AnyCallKey, label: string | undefined, ...codes: Row[3][]): Row[] =>
  codes.map((errorId) => [name, key, label, errorId])

const mail = 'POST /consumers-v3/consumer/email'
const change = 'POST /consumers-v3/consumer/changepassword'
const save = 'PUT /consumers-v3/consumer'
const subscribe = 'POST /consumers-v3/consumer/subscription'
const remove = 'DELETE /consumers-v3/consumer'
const confirm = 'POST /consumers-v3/consumer/auth/confirm'
const always = ['AUT404', 'AUT403', 'AUT498', 'GEN429', 'GEN500', 'NETWORK'] as const

it.each([
  ...at('email', mail, undefined, 'AUT432', ...always),
  ...at('email', mail, security.email.new, 'AUT439', 'AUT453'),
  ...at('email', mail, own.label, 'signInAgain'),
  ...at('password', change, undefined, 'AUT423', ...always),
  ...at('password', change, currentPassword, 'AUT450'),
  ...at('password', change, newPassword, 'AUT451', 'FE872', 'FE873'),
  ...at('password', change, confirmPassword, 'FE340'),
  ...at('profile', save, undefined, 'AUT432', 'PRO404', 'PRO415', ...always),
  ...at('profile', save, labels.phone, 'AUT444', 'PRO414'),
  ...at('profile', save, labels.birthDate, 'PRO410', 'PRO411'),
  ...at('profile', save, own.label, 'signInAgain'),
  ...at('subscriptions', subscribe, undefined, 'AUT432', ...always),
  ...at('subscriptions', subscribe, labels.phone, 'AUT442', 'PRO414'),
  ...at('deletion', remove, undefined, ...always),
  ...at('deletion', remove, own.label, 'signInAgain'),
  ...at('deletion', confirm, undefined, 'AUT423'),
  ...at('deletion', confirm, own.label, 'AUT450'),
])('%s, %s: tells at %s of %s, keeps what was typed, and can be sent again', async (...row) => {
  const [name, key, label, errorId] = row
  const { typed, show } = forms[name]
  const { submit } = await show()
  await fillIn(typed)
  server.refuse(key, errorId)
  await send(submit)
  const text = words[errorId] ?? ''
  // Consent to messages is taken back with the phone that they would go to.
  const isTakenBack = name === 'subscriptions' && label !== undefined
  await expectRefusal(text, label, { ...typed, ...(isTakenBack ? { [account.sms.accept]: '' } : {}) })
  if (isTakenBack) await fillIn({ [account.sms.accept]: 'yes' })
  if (errorId === 'signInAgain') await fillIn(password)
  const before = server.times(key)
  await send(submit)
  await waitFor(() => expect(server.times(key)).toBe(before + 1))
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  if (name !== 'email') await waitFor(() => expect(goTo).toHaveBeenCalledTimes(1))
})

it.each([
  ['AUT450', own.label],
  ['AUT423', undefined],
] as const)('keeps the new email where the owner is not confirmed (%s)', async (errorId, label) => {
  const { typed, show } = forms.email
  const { submit } = await show()
  await fillIn(typed)
  server.refuse(mail, 'signInAgain')
  await send(submit)
  await expectRefusal(own.needed, own.label, typed)
  await fillIn(password)
  server.refuse(confirm, errorId)
  await send(submit)
  await expectRefusal(refusals[errorId], label, { ...typed, ...password })
  await send(submit)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')))
})

describe('a form of a customer whose session has ended', () => {
  /** Sends the form of the profile, over which somebody signs in. */
  const signInOver = async (consumerId: string | undefined): Promise<void> => {
    const { typed, show } = forms.profile
    const { submit } = await show()
    await fillIn(typed)
    server.refuse(save, 'AUT404')
    if (consumerId === undefined) server.refuse('GET /consumers-v3/consumer', 'AUT404')
    else server.respond('GET /consumers-v3/consumer', { ...annaProfile, consumerId })
    open.mockResolvedValue({ ok: true, value: undefined })
    await send(submit)
    await waitFor(() => expect(goTo).toHaveBeenCalledTimes(1))
    const { path = '' } = open.mock.calls[0]?.[1] ?? {}
    expect(path).toBe(`/en-us/sign-in?notice=formWaits&next=${encodeURIComponent(location.pathname)}`)
  }

  it('goes on with what was typed once they have signed in over it', async () => {
    await signInOver(annaProfile.consumerId)
    expect(server.times(save)).toBe(2)
    expect(goTo).toHaveBeenCalledWith('/en-us/account/profile?saved')
  })

  it.each([
    ['for another customer', '0b2f7e9c-0f3a-4a67-9a32-3a4f2d8b8d10'],
    ['where nobody can say who signed in', undefined],
  ])('is read anew, and not sent, %s', async (_name, consumerId) => {
    await signInOver(consumerId)
    expect(server.times(save)).toBe(1)
    expect(goTo).toHaveBeenCalledWith(location.pathname)
  })
})
