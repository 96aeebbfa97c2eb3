import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ok } from '#src/base/result.ts'
import { untouched } from '#src/contract/forms/form-field.ts'
import { sites } from '#src/contract/sites.ts'
import { addressWords } from '#src/features/address/address-words.ts'
import * as addressRules from '#src/rules/address/address-fault.ts'
import { addressFormFields } from '#src/rules/address/address-form-fields.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { messages } from '#src/messages/messages.ts'
import type { AddressSuggestion } from '#src/stores/checkout/address-suggestions.ts'
import { Form } from './Form.tsx'
import type { loadAddressRules as loadRules } from './load-rules.ts'
import type { FormAct } from './use-shop-form.ts'

const suggestAddresses = vi.hoisted(() =>
  vi.fn<(country: string, text: string, isStreet: boolean) => Promise<readonly AddressSuggestion[]>>(),
)
vi.mock('#src/stores/checkout/address-suggestions.ts', () => ({ suggestAddresses }))

const loadAddressRules = vi.hoisted(() => vi.fn<typeof loadRules>())
vi.mock('./load-rules.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  loadAddressRules,
}))

const [site] = sites
const { validation } = messages.en

const anna = {
  ...{ firstName: 'Anna', lastName: 'Berg', addressLine1: '7 Pier Road', city: 'Portland' },
  ...{ province: 'ME', postalCode: '04101', email: 'anna@example.com', phone: '(207) 555 - 0100' },
}

const show = (values: Record<string, string>) => {
  const act = vi.fn<FormAct<undefined>>().mockResolvedValue(ok(undefined))
  const fields = addressFormFields(
    site,
    addressWords(site),
    { countryCode: 'US', values },
    'shipping',
  ).filter(({ name }) => name !== 'country')
  const sent = untouched(values)
  const form = describeForm(site, { action: '/here', fields, sent, submit: 'Go on', calls: [] })
  render(<Form form={form} act={act} onDone={() => undefined} />)
  return act
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Go on' }))
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true })
const described = (name: string): string | null | undefined =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent

beforeEach(() => {
  suggestAddresses.mockReset()
  loadAddressRules.mockReset().mockResolvedValue(addressRules)
})

it('checks an address by the rules of its country', async () => {
  const act = show({ ...anna, postalCode: 'ABC', email: 'anna', addressLine1: 'x'.repeat(31) })
  await submit()
  await waitFor(() => expect(described('Email')).toBe(validation.email))
  expect(described('ZIP code')).toContain('12345')
  expect(described('Address')).toContain('30')
  await waitFor(() => expect(document.activeElement).toBe(field('Address')))
  expect(act).not.toHaveBeenCalled()
})

it('doubts a ZIP code of another state once', async () => {
  const act = show({ ...anna, province: 'NY' })
  await submit()
  await waitFor(() => expect(described('ZIP code')).toMatch(/^04101 is in Maine/))
  await submit()
  await waitFor(() => expect(act).toHaveBeenCalledTimes(1))
})

it('keeps a doubt although a check that began before it ends after it', async () => {
  show({ ...anna, postalCode: '' })
  const late = Promise.withResolvers<typeof addressRules>()
  loadAddressRules.mockReturnValueOnce(late.promise)
  await userEvent.type(field('ZIP code'), '04101')
  await userEvent.tab()
  await waitFor(() => expect(loadAddressRules).toHaveBeenCalledTimes(1))
  await userEvent.selectOptions(field('State'), 'NY')
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(field('ZIP code')))
  late.resolve(addressRules)
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
  expect(described('ZIP code')).toMatch(/^04101 is in Maine/)
})

it('suggests once typing pauses, in the order of what was typed, and fills in what is known', async () => {
  const portland = { label: 'Portland, OR', city: 'Portland', province: 'OR' }
  const late = Promise.withResolvers<AddressSuggestion[]>()
  suggestAddresses.mockReturnValueOnce(late.promise).mockResolvedValueOnce([portland])
  show({ ...anna, city: '', province: 'ME' })
  await userEvent.type(field('City'), 'po')
  await waitFor(() => expect(suggestAddresses).toHaveBeenCalledTimes(1))
  await userEvent.type(field('City'), 'rt')
  await waitFor(() => expect(document.querySelector('option[value="Portland, OR"]')).toBeTruthy())
  late.resolve([{ label: 'Poland', city: 'Poland' }])
  await late.promise
  expect(document.querySelector('option[value="Poland"]')).toBeNull()
  await userEvent.clear(field('City'))
  await userEvent.click(field('City'))
  await userEvent.paste('Portland, OR')
  await waitFor(() => expect(field('City').value).toBe('Portland'))
  expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('OR')
  expect(suggestAddresses.mock.calls.map(([, text]) => text)).toEqual(['po', 'port'])
})

it('asks whether another email was meant, blocks nothing, and takes it by one press', async () => {
  show({ ...anna, email: '' })
  await userEvent.type(field('Email'), 'anna@gmial.com')
  expect(screen.queryByRole('button', { name: /gmail/ })).toBeNull()
  await userEvent.tab()
  const question = await screen.findByRole('button', { name: 'Did you mean anna@gmail.com?' })
  expect(question.closest('[role=status]')).toBeTruthy()
  expect(field('Email').getAttribute('aria-invalid')).toBeNull()
  await userEvent.click(question)
  expect(field('Email').value).toBe('anna@gmail.com')
  expect(document.activeElement).toBe(field('Email'))
  await waitFor(() => expect(screen.queryByRole('button', { name: /gmail/ })).toBeNull())
})
