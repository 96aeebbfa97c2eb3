import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { err, ok } from '#src/base/result.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import { untouched, type FormField } from '#src/contract/forms/form-field.ts'
import { sites } from '#src/contract/sites.ts'
import { formTexts } from '#src/forms/form-texts.ts'
import { messages } from '#src/messages/messages.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { Form } from './Form.tsx'
import type { FormAct } from './use-shop-form.ts'

const [site] = sites
const { validation, refusals, account } = messages.en

const fields: FormField[] = [
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autocomplete: 'email',
    isRequired: true,
    rules: [{ rule: 'email' }],
  },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'new-password',
    isRequired: true,
    isNewPassword: true,
    rules: [{ rule: 'password' }],
  },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    autocomplete: 'tel',
    isRequiredWith: 'sms',
    rules: [{ rule: 'phone' }],
  },
  {
    kind: 'box',
    name: 'sms',
    label: 'News by text message',
    terms: {
      name: 'optInAccepted',
      text: 'Messages cost nothing.',
      accept: 'I accept',
      link: 'Terms of messages',
      path: '/sms-terms',
      phone: 'phone',
    },
  },
]

const description: FormDescription<FormTexts> = {
  action: '/en-us/sign-up',
  fields,
  sent: untouched({ email: 'anna@example.com' }),
  submit: 'Create account',
  hidden: { version: '3' },
  site,
  texts: formTexts(site, ['POST /consumers-v3/auth/signup']),
}

const refusedWith = (errorId: string, field?: string) =>
  err({ errorId, message: '', status: 400, additionalInfo: field ? { field } : {}, correlationId: '' })

const show = (send: FormAct<string>, change: Partial<FormDescription<FormTexts>> = {}) => {
  const onDone = vi.fn<(value: string) => void>()
  const form = <Form form={{ ...description, ...change }} act={send} onDone={onDone} />
  return { form, onDone }
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }))

it('sends what was typed, with what goes along', async () => {
  const send = vi.fn<FormAct<string>>().mockResolvedValue(ok('done'))
  const { form, onDone } = show(send)
  render(form)
  await userEvent.type(password(), 'Harbour-Mile-7')
  await userEvent.click(screen.getByLabelText('News by text message'))
  await userEvent.click(screen.getByLabelText('I accept'))
  await userEvent.type(screen.getByLabelText(/Phone/), '5035550123')
  await submit()
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('done'))
  expect(send.mock.calls).toEqual([
    [
      {
        email: 'anna@example.com',
        password: 'Harbour-Mile-7',
        phone: '(503) 555 - 0123',
        sms: 'yes',
        optInAccepted: 'yes',
        version: '3',
      },
    ],
  ])
})

it('says what is wrong at each field and above them, leads to the first, and sends nothing', async () => {
  const send = vi.fn<FormAct<string>>()
  render(show(send).form)
  await userEvent.clear(email())
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(email()))
  expect(email().getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(email().getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe(validation.required)
  expect(screen.getByText(/There are 2 problems/)).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: /^Password/ }))
  expect(document.activeElement).toBe(password())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

it('checks a field when it is left, and takes the error back as it is corrected', async () => {
  render(show(vi.fn<FormAct<string>>()).form)
  await userEvent.clear(email())
  await userEvent.type(email(), 'anna@')
  expect(screen.queryByText(validation.email)).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText(validation.email)).toBeTruthy()
  await userEvent.type(email(), 'example.com')
  await waitFor(() => expect(screen.queryByText(validation.email)).toBeNull())
})

it('does not call a field empty that was passed by, until the form is sent', async () => {
  render(show(vi.fn<FormAct<string>>()).form)
  await userEvent.click(password())
  await userEvent.tab()
  expect(screen.queryByText(validation.required)).toBeNull()
  await submit()
  expect(await screen.findByText(validation.required)).toBeTruthy()
})

it('tells a refusal at its field, and keeps what was typed', async () => {
  render(show(vi.fn<FormAct<string>>().mockResolvedValue(refusedWith('AUT439'))).form)
  await userEvent.type(password(), 'Harbour-Mile-7')
  await submit()
  expect(await screen.findByText(refusals.AUT439)).toBeTruthy()
  expect(document.activeElement).toBe(email())
  expect(password().value).toBe('Harbour-Mile-7')
  await userEvent.type(email(), 'x')
  await waitFor(() => expect(screen.queryByText(refusals.AUT439)).toBeNull())
})

it('tells above the form what is no field’s, and has the focus there', async () => {
  render(show(vi.fn<FormAct<string>>().mockResolvedValue(refusedWith('NETWORK'))).form)
  await userEvent.type(password(), 'Harbour-Mile-7')
  await submit()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(messages.en.errors.byCode.NETWORK)
  expect(document.activeElement).toBe(alert)
  expect(password().value).toBe('Harbour-Mile-7')
})

it('sends once, however often its button is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<FormAct<string>>>>()
  const send = vi.fn<FormAct<string>>().mockReturnValue(promise)
  render(show(send).form)
  await userEvent.type(password(), 'Harbour-Mile-7')
  await submit()
  await submit()
  expect(screen.getByRole('button', { name: 'Create account' }).getAttribute('aria-busy')).toBe('true')
  await act(async () => resolve(ok('done')))
  expect(send).toHaveBeenCalledTimes(1)
})

it('shows a password, and which of its rules are met', async () => {
  render(show(vi.fn<FormAct<string>>()).form)
  await userEvent.type(password(), 'harbour7')
  await userEvent.click(screen.getByRole('button', { name: account.form.showPassword }))
  expect(password().type).toBe('text')
  const met = screen.getAllByRole('listitem').filter((line) => line.dataset['met'] !== undefined)
  expect(met.map(({ textContent }) => textContent)).toEqual([
    account.form.passwordLength,
    account.form.passwordDigit,
  ])
})

it('keeps what was typed before the script was there, and sends it', async () => {
  const send = vi.fn<FormAct<string>>().mockResolvedValue(ok('done'))
  const { form } = show(send)
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(form)
  email().value = 'robin@example.com'
  password().value = 'Harbour-Mile-7'
  const root = await act(async () => hydrateRoot(container, form))
  expect(email().value).toBe('robin@example.com')
  await submit()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(send.mock.calls[0]?.[0]).toMatchObject({ email: 'robin@example.com', password: 'Harbour-Mile-7' })
  act(() => root.unmount())
  container.remove()
})

it('says what the server found until the field is changed', async () => {
  const sent = { values: { email: 'anna@' }, faults: { email: validation.email } }
  render(show(vi.fn<FormAct<string>>(), { sent }).form)
  expect(screen.getByText(validation.email)).toBeTruthy()
  await userEvent.type(email(), 'example.com')
  expect(screen.queryByText(validation.email)).toBeNull()
})

it('tells a form that came back without script above it, even where one field alone is wrong', async () => {
  const sent = { values: { email: 'anna@' }, faults: { email: validation.email } }
  render(show(vi.fn<FormAct<string>>(), { sent }).form)
  expect(screen.getByRole('alert').textContent).toContain(`Email: ${validation.email}`)
  await userEvent.type(email(), 'example.com')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('takes consent to messages back where the phone is none, and wants terms accepted once the form is sent', async () => {
  const send = vi.fn<FormAct<string>>()
  render(show(send).form)
  const accept = screen.getByLabelText<HTMLInputElement>('I accept')
  await userEvent.click(screen.getByLabelText('News by text message'))
  await userEvent.tab()
  expect(screen.queryByText(validation.terms)).toBeNull()
  await userEvent.click(accept)
  await userEvent.type(screen.getByLabelText(/Phone/), '12345')
  expect(accept.checked).toBe(true)
  await userEvent.tab()
  await waitFor(() => expect(accept.checked).toBe(false))
  await userEvent.type(password(), 'Harbour-Mile-7')
  await submit()
  expect(await screen.findByText(validation.terms)).toBeTruthy()
  await userEvent.click(accept)
  await waitFor(() => expect(screen.queryByText(validation.terms)).toBeNull())
  expect(send).not.toHaveBeenCalled()
})

it('moves nothing from under the pointer as a field is left for a button', async () => {
  const user = userEvent.setup()
  render(show(vi.fn<FormAct<string>>()).form)
  await user.clear(email())
  await user.type(email(), 'anna@')
  const target = screen.getByRole('button', { name: 'Create account' })
  await user.pointer({ target, keys: '[MouseLeft>]' })
  expect(document.activeElement).toBe(email())
  expect(screen.queryByText(validation.email)).toBeNull()
  await user.pointer({ target, keys: '[/MouseLeft]' })
  expect(await screen.findByText(validation.email)).toBeTruthy()
})

it('keeps what a field came with where the whole form is refused', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  const { form } = show(vi.fn<FormAct<string>>().mockResolvedValue(refusedWith('NETWORK')))
  container.innerHTML = renderToString(form)
  const root = await act(async () => hydrateRoot(container, form))
  await userEvent.type(password(), 'Harbour-Mile-7')
  await submit()
  await screen.findByRole('alert')
  expect(email().value).toBe('anna@example.com')
  act(() => root.unmount())
  container.remove()
})

it('is busy until its page has left', async () => {
  const left = Promise.withResolvers<undefined>()
  const send = vi.fn<FormAct<string>>().mockResolvedValue(ok('done'))
  render(<Form form={description} act={send} onDone={() => left.promise} />)
  await userEvent.type(password(), 'Harbour-Mile-7')
  await submit()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  await submit()
  expect(send).toHaveBeenCalledTimes(1)
  await act(async () => left.resolve(undefined))
  await submit()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

it('says so where something breaks, notes what broke, and can be sent again', async () => {
  const broken = new Error('no script')
  const noted = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const send = vi.fn<FormAct<string>>().mockRejectedValueOnce(broken).mockResolvedValue(ok('done'))
  const { form, onDone } = show(send)
  render(form)
  await userEvent.type(password(), 'Harbour-Mile-7')
  await submit()
  expect((await screen.findByRole('alert')).textContent).toBe(messages.en.errors.byCode.NETWORK)
  expect(noted.mock.calls).toEqual([['form failed', broken]])
  noted.mockRestore()
  await submit()
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('done'))
})
