import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { err, ok } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import { sites } from '#src/contract/sites.ts'
import { addressForm } from '#src/features/address/address-form.ts'
import { messages } from '#src/messages/messages.ts'
import type { Profile } from '#src/stores/profile.ts'
import { AddressForm } from './AddressForm.tsx'

const call = vi.hoisted(() => vi.fn<(key: string, input: unknown) => unknown>())
const goTo = vi.hoisted(() => vi.fn<(path: string) => void>())
vi.mock('#src/stores/shop.ts', () => ({
  call,
  dialogs: { open: () => Promise.resolve({ ok: false, error: 'dismissed' }) },
}))
vi.mock('#src/client/go-to.ts', () => ({ goTo }))

const [site] = sites
const { validation, refusals } = messages.en

const profile: Profile = {
  consumerId: '7d5f9e0a-33bb-4a6e-9a0b-2f3f0f6a7c11',
  consumerNo: '1234567890',
  consumerType: 'REGISTERED',
  version: 5,
  isLoyaltyMember: false,
  isConfirmedEmail: true,
  consumerDetails: {
    ...{ email: 'anna@example.com', firstName: 'Anna', lastName: 'Berg', phone: '+15035550142' },
    ...{ address: [], identity: [], source: {} },
  },
  enrollments: [],
  preferences: { interests: '' },
  subscriptions: [],
}

const refusing: Client['call'] = () => Promise.reject(new Error('the page calls nothing'))

/** The form of a new address as its page gives it to the browser. */
const show = async (): Promise<void> => {
  const locals = { site, call: refusing, href: (path: string) => `/en-us${path}` }
  const state = await addressForm(locals, new Request('http://shop.test/'), profile, undefined)
  if (state instanceof Response) throw new Error('there is no form')
  render(<AddressForm {...state} cancel={{ label: 'Cancel', path: '/en-us/account/addresses' }} />)
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

const none = { suggestions: [], hasStreets: true }

/** What the shop responds to saving, and to looking for addresses. */
const respond = (saved: unknown, suggestions: unknown = none): void => {
  call.mockImplementation((key) => Promise.resolve(key.startsWith('GET ') ? ok(suggestions) : saved))
}

beforeEach(() => {
  call.mockReset()
  goTo.mockReset()
  respond(ok({}))
})

it('asks for what addresses of a country have, and keeps what was typed', async () => {
  await show()
  await userEvent.type(field('Address'), '12 Mercer Street')
  expect(field('State').tagName).toBe('SELECT')
  await userEvent.selectOptions(field('Country'), 'DE')
  expect(screen.queryByLabelText('State')).toBeNull()
  expect(field('Postal code').value).toBe('')
  expect(field('Address').value).toBe('12 Mercer Street')
  expect(document.activeElement).toBe(field('Country'))
})

it('saves an address by the rules of its country, and leads on', async () => {
  await show()
  await userEvent.selectOptions(field('Country'), 'DE')
  await userEvent.type(field('Address'), 'Am Sandtorkai 7')
  await userEvent.type(field('City'), 'Hamburg')
  await userEvent.type(field('Postal code'), '2045')
  await save()
  await waitFor(() => expect(document.activeElement).toBe(field('Postal code')))
  expect(screen.getByText('Value must contain exactly 5 characters')).toBeTruthy()
  expect(call).not.toHaveBeenCalledWith('POST /consumers-v3/consumer/address', expect.anything())
  await userEvent.type(field('Postal code'), '7')
  await save()
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/en-us/account/addresses?saved'))
  expect(call).toHaveBeenCalledWith('POST /consumers-v3/consumer/address', {
    body: {
      ...{ countryCode: 'DE', firstName: 'Anna', lastName: 'Berg', addressLine1: 'Am Sandtorkai 7' },
      ...{ addressLine2: '', postalCode: '20457', city: 'Hamburg', phone: '+15035550142' },
      ...{ email: 'anna@example.com', main: false, approachType: 'S' },
    },
  })
})

it('suggests addresses once somebody pauses, and the one that is chosen fills in the rest', async () => {
  const label = 'Portland, OR 97201'
  const suggestion = { label, city: 'Portland', province: 'OR', postalCode: '97201' }
  respond(ok({}), { suggestions: [suggestion], hasStreets: false })
  await show()
  await userEvent.type(field('City'), 'Portl')
  await waitFor(() => expect(document.querySelector(`option[value="${label}"]`)).not.toBeNull())
  expect(call).toHaveBeenLastCalledWith('GET /consumers-v3/utilities/addressSuggestions/{countryCode}', {
    path: { countryCode: 'US' },
    query: { text: 'Portl' },
  })
  await userEvent.clear(field('City'))
  await userEvent.click(field('City'))
  await userEvent.paste(label)
  await waitFor(() => expect(field('ZIP code').value).toBe('97201'))
  expect(field('City').value).toBe('Portland')
  expect(field('State').value).toBe('OR')
})

it.each(['CCA400', 'SHP410', 'PRO418'] as const)(
  'tells that %s refused it, and keeps what was typed',
  async (errorId) => {
    respond(err({ errorId, message: '', status: 400, additionalInfo: {}, correlationId: '' }))
    await show()
    await userEvent.type(field('Address'), '12 Mercer Street')
    await userEvent.type(field('City'), 'Portland')
    await userEvent.selectOptions(field('State'), 'OR')
    await userEvent.type(field('ZIP code'), '97201')
    await save()
    const texts: Readonly<Record<string, string>> = { ...refusals, ...messages.en.errors.byCode }
    expect((await screen.findByRole('alert')).textContent).toContain(texts[errorId])
    expect(field('Address').value).toBe('12 Mercer Street')
    expect(goTo).not.toHaveBeenCalled()
  },
)

it('says that a field is required where it is sent empty', async () => {
  await show()
  await save()
  await waitFor(() => expect(document.activeElement).toBe(field('Address')))
  expect(screen.getAllByText(validation.required).length).toBeGreaterThan(1)
})
