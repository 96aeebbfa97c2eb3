import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Client } from '#src/client/client.ts'
import type { AnyCallKey } from '#src/contract/calls.ts'
import type { ErrorId } from '#src/contract/errors.ts'
import { sites } from '#src/contract/sites.ts'
import type { ShopAuthStep } from '#src/features/account/sign-in/auth-step.ts'
import { loadAuthStepAt } from '#src/features/account/sign-in/load-step.ts'
import { loginStep } from '#src/features/associate/login-step.ts'
import { fieldLabels } from '#src/forms/field-labels.ts'
import { messages } from '#src/messages/messages.ts'
import type { exchangeCode } from '#src/stores/code-exchange.ts'
import { createIdentityServer } from '#tests/fixtures/identity-server.ts'
import { expectRefusal, fillIn, send, type Typed } from '#tests/fixtures/typed-form.ts'
import { AuthOnPage } from './AuthOnPage.tsx'

const shop = vi.hoisted(() => ({ call: vi.fn<Client['call']>() }))
vi.mock('#src/stores/shop.ts', () => shop)
// A code is exchanged for the second time at once.
vi.mock('#src/stores/code-exchange.ts', async (importOriginal) => {
  const original = await importOriginal<{ exchangeCode: typeof exchangeCode }>()
  const exchange: typeof exchangeCode = ({ call }, body) =>
    original.exchangeCode({ call, wait: () => Promise.resolve() }, body)
  return { exchangeCode: exchange }
})

const [site] = sites
const labels = fieldLabels(site)
const { account, associate, errors, refusals, security } = messages.en
const { fields, signUp } = account
const words: Readonly<Record<string, string>> = { ...refusals, ...errors.byCode }

let server = createIdentityServer()

const locals = () => ({
  ...{ site, call: server.call, href: (path: string) => `/en-us${path}` },
  ...{ associate: undefined, preview: undefined, instant: '2026-06-01T12:00:00.000Z' },
})

/** The step at a path of the site, as the shop hands it out. */
const loaded = async (path: string) => {
  const url = new URL(path, 'https://shop.test')
  const request = new Request(url)
  if (path !== '/en-us/associate-login')
    return loadAuthStepAt(path, { locals: locals(), request, url, place: 'page' })
  const step = await loginStep(locals(), request, url)
  return step instanceof Response ? undefined : { step }
}

const show = async (path: string): Promise<ShopAuthStep> => {
  const first = await loaded(`/en-us${path}`)
  if (!first || 'next' in first) throw new Error('there is no step')
  render(<AuthOnPage step={first.step} />)
  return first.step
}

beforeEach(() => {
  server = createIdentityServer()
  shop.call.mockImplementation(server.call)
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(await loaded(new URL(address, 'https://shop.test').searchParams.get('path') ?? '')),
  )
  vi.spyOn(location, 'assign').mockReturnValue(undefined)
})

const token = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
const links = {
  reset: `/reset-password?token=${token}`,
  unlock: `/unlock?token=${token}`,
  verify: `/verify-email?token=${token}`,
  change: `/change-email?token=${token}`,
} as const
const email: Typed = { [fields.email]: 'anna@example.com' }
const known: Typed = { ...email, [fields.password]: 'Harbour-Mile-7' }
const aboutMe: Typed = { [fields.firstName]: 'Anna', [fields.lastName]: 'Berg' }
const birthDate: Typed = { [fields.birthDate]: '04/12/1990' }
const phone: Typed = { [fields.phone]: '(207) 555 - 0100' }
const { newPassword, confirmPassword } = security.reset

/** What is typed into each step. */
const steps = {
  '/sign-in': known,
  '/sign-up': { ...aboutMe, ...known, ...birthDate, ...phone, [signUp.terms]: 'yes' },
  '/loyalty-sign-up': {
    ...aboutMe,
    ...known,
    ...birthDate,
    [signUp.loyaltyTerms]: 'yes',
    [signUp.terms]: 'yes',
  },
  '/forgot-password': email,
  [links.reset]: { [newPassword]: 'Harbour-Mile-7', [confirmPassword]: 'Harbour-Mile-7' },
  [links.unlock]: {},
  [links.verify]: {},
  [links.change]: {},
  '/account/confirm': { [account.ownPassword.label]: 'Harbour-Mile-7' },
  '/enrollment': email,
  '/enrollment/loyalty': birthDate,
  '/enrollment/mobile': phone,
  '/enrollment/profile': { ...aboutMe, ...birthDate, [labels.postalCode]: '04101' },
  '/enrollment/interests': { [account.preferences.interests.hiking]: 'yes' },
  '/associate-login': { [associate.login.store]: 'portland', ...known },
} as const satisfies Record<string, Typed>

type Path = keyof typeof steps
type Row = [path: Path, key: AnyCallKey, label: string | undefined, errorId: ErrorId | 'NETWORK']

/** Codes that a call of a step is refused with, told at a field, or above the form where no label is given. */
const at = (path: Row[0], key: AnyCallKey, label: string | undefined, ...codes: Row[3][]): Row[] =>
  codes.map((errorId) => [path, key, label, errorId])

const signIn = 'POST /consumers-v3/auth/signin'
const exchange = 'POST /token/v2/auth/token/exchange'
const signsUp = 'POST /consumers-v3/auth/signup'
const forgot = 'POST /consumers-v3/consumer/resetpassword'
const reset = 'POST /consumers-v3/confirmforgotpassword'
const confirm = 'POST /consumers-v3/consumer/auth/confirm'
const lookup = 'GET /consumers-v3/consumer/lookup'
const profile = 'PUT /consumers-v3/consumer'
const joins = 'PUT /consumers-v3/consumer/loyalty/enrollment'
const agent = 'POST /consumers-v3/consumer/agent/login'
const credentials = ['AUT401', 'AUT418', 'AUT437', 'AUT438', 'AUT423', 'AUT441', 'AUT426', 'AUT500'] as const
const always = ['AUT403', 'AUT498', 'GEN429', 'GEN500', 'GEN502', 'GEN504', 'API400', 'NETWORK'] as const
const customers = ['AUT404', 'GEN500', 'NETWORK'] as const

/** Those whose words are about what the form is for. */
const ownWords: Readonly<Record<string, string>> = {
  ...{ 'AUT404 of a customer': account.signedOut },
  ...{ 'AUT432 of an associate': associate.login.refusals.AUT432 },
  ...{ 'STR404 of an associate': associate.login.refusals.STR404 },
}

const textOf = ([path, , , errorId]: Row): string => {
  const who = path === '/associate-login' ? 'an associate' : 'a customer'
  return ownWords[`${errorId} of ${who}`] ?? words[errorId] ?? ''
}

/** What the shop is asked again for, before it is told. */
const isTriedTwice = ([path, key, , errorId]: Row): boolean =>
  (errorId === 'AUT409' && path === '/sign-in') ||
  (errorId === 'PRO415' && path !== '/enrollment/interests') ||
  (errorId === 'NETWORK' && key === lookup)

it.each([
  ...at('/sign-in', signIn, undefined, ...credentials, ...always),
  ...at('/sign-in', exchange, undefined, 'AUT409', 'AUT432', 'AUT500', 'NETWORK'),
  ...at('/sign-up', signsUp, undefined, 'PRO404', ...always),
  ...at('/sign-up', signsUp, fields.email, 'AUT439', 'AUT453'),
  ...at('/sign-up', signsUp, fields.phone, 'AUT444', 'PRO414'),
  ...at('/sign-up', signsUp, fields.password, 'FE872', 'FE873'),
  ...at('/sign-up', signsUp, fields.birthDate, 'PRO410', 'PRO411'),
  ...at('/loyalty-sign-up', signsUp, fields.birthDate, 'PRO410', 'PRO411'),
  ...at('/forgot-password', forgot, undefined, ...always),
  ...at('/forgot-password', forgot, fields.email, 'AUT453'),
  ...at(links.reset, reset, undefined, 'AUT402', ...always),
  ...at(links.reset, reset, newPassword, 'AUT452', 'FE872', 'FE873'),
  ...at(links.reset, reset, confirmPassword, 'FE340'),
  ...at(links.unlock, 'POST /consumers-v3/auth/unlock', undefined, 'GEN500', 'NETWORK'),
  ...at(links.verify, 'POST /consumers-v3/auth/verifyemail', undefined, 'GEN500', 'NETWORK'),
  ...at(links.change, 'POST /consumers-v3/auth/changeemail', undefined, 'AUT439', 'NETWORK'),
  ...at('/account/confirm', confirm, undefined, 'AUT423', ...customers),
  ...at('/account/confirm', confirm, account.ownPassword.label, 'AUT450'),
  ...at('/enrollment', lookup, undefined, 'AUT432', 'NETWORK'),
  ...at('/enrollment', lookup, fields.email, 'AUT453'),
  ...at('/enrollment/loyalty', profile, undefined, 'PRO404', ...customers),
  ...at('/enrollment/loyalty', profile, fields.birthDate, 'PRO410', 'PRO411'),
  ...at('/enrollment/loyalty', joins, undefined, 'PRO404', ...customers),
  ...at('/enrollment/loyalty', joins, fields.birthDate, 'PRO410', 'PRO411'),
  ...at('/enrollment/mobile', profile, undefined, 'PRO404', 'PRO415', ...customers),
  ...at('/enrollment/mobile', profile, fields.phone, 'AUT444', 'PRO414'),
  ...at('/enrollment/profile', profile, undefined, 'PRO404', 'PRO415', ...customers),
  ...at('/enrollment/profile', profile, fields.birthDate, 'PRO410', 'PRO411'),
  ...at('/enrollment/interests', profile, undefined, 'PRO404', 'PRO415', ...customers),
  ...at('/associate-login', agent, undefined, ...credentials, 'AUT432', ...always),
  ...at('/associate-login', agent, associate.login.store, 'STR404'),
  ...at('/associate-login', exchange, undefined, 'AUT409'),
])('%s, %s: tells at %s of %s, keeps what was typed, and can be sent again', async (...row) => {
  const [path, key, label, errorId] = row
  server.state.isSignedIn = /^\/(?:account|enrollment\/)/.test(path)
  const step = await show(path)
  const submit = step.form?.submit ?? ''
  await fillIn(steps[path])
  server.refuse(key, ...(isTriedTwice(row) ? [errorId, errorId] : [errorId]))
  await send(submit)
  await expectRefusal(textOf(row), label, steps[path])
  const before = server.times(key)
  await send(submit)
  await waitFor(() => expect(server.times(key)).toBe(before + 1))
  await waitFor(() => expect(screen.queryByText(textOf(row))).toBeNull())
})
