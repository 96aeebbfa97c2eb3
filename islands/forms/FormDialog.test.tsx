import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PartResponse } from '#src/client/request-part.ts'
import { dialogs, openShop } from '#tests/fixtures/shop-stores.ts'
import { patience, showDialog } from '#tests/fixtures/shown-dialog.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))
const requestPart = vi.hoisted(() =>
  vi.fn<(path: string, form?: FormData) => Promise<PartResponse | undefined>>(),
)
vi.mock('#src/client/request-part.ts', () => ({ requestPart }))

const partOf = (title: string, markup: string): PartResponse => ({
  kind: 'part',
  document: new DOMParser().parseFromString(`<section data-part="${title}">${markup}</section>`, 'text/html'),
})

const signIn = partOf(
  'Sign in',
  `<form class="form" method="post" action="/en-us/sign-in">
    <label for="email">Email</label><input id="email" name="email" />
    <button>Sign in</button>
  </form>
  <a href="/en-us/sign-up">Create an account</a>`,
)
const refused = partOf(
  'Sign in',
  `<form class="form" method="post" action="/en-us/sign-in">
    <div role="alert" tabindex="-1" autofocus>Wrong <a href="#email">Email</a></div>
    <label for="email">Email</label><input id="email" name="email" value="robin@example.com" />
  </form>`,
)
const done = partOf('Hello, Robin', '<a href="/en-us" data-done>Go on shopping</a>')

/** Pages of the shop, each responding once. */
const respond = (...responses: (PartResponse | undefined)[]): void => {
  for (const response of responses) requestPart.mockResolvedValueOnce(response)
}

beforeEach(() => {
  openShop()
  requestPart.mockReset()
})

it('shows the page of its name, with the focus in its first field', async () => {
  respond(signIn)
  await showDialog('sign-in', {})
  const field = await screen.findByRole('textbox', { name: 'Email' }, patience)
  expect(document.activeElement).toBe(field)
  expect(field.id).toBe('dialog-email')
  expect(requestPart.mock.calls).toEqual([['/en-us/sign-in']])
  expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeTruthy()
})

it('sends the form, shows what is wrong, and leads from there to the field', async () => {
  respond(signIn, refused)
  await showDialog('sign-in', {})
  await userEvent.type(await screen.findByRole('textbox', {}, patience), 'robin@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(document.activeElement).toBe(await screen.findByRole('alert'))
  const [, sent] = requestPart.mock.calls
  expect(sent?.[1]?.get('email')).toBe('robin@example.com')
  await userEvent.click(screen.getByRole('link', { name: 'Email' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
})

it('goes on to the page that comes next, and closes with success at the end', async () => {
  respond(signIn, { kind: 'next', path: '/en-us/signed-in' }, done)
  const { outcome } = await showDialog('sign-in', {})
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }, patience))
  await screen.findByRole('dialog', { name: 'Hello, Robin' })
  expect(requestPart).toHaveBeenLastCalledWith('/en-us/signed-in')
  await userEvent.click(screen.getByRole('link', { name: 'Go on shopping' }))
  expect(await outcome).toEqual({ ok: true, value: undefined })
})

it('closes with success where the next page is the one that is open', async () => {
  respond(signIn, { kind: 'next', path: `${location.pathname}?added` })
  const { outcome } = await showDialog('sign-in', { path: '/en-us/sign-in?next=%2F' })
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }, patience))
  expect(await outcome).toEqual({ ok: true, value: undefined })
})

it('follows links to other pages of the account', async () => {
  respond(signIn, partOf('Create an account', '<input name="firstName" />'))
  await showDialog('sign-in', {})
  await userEvent.click(await screen.findByRole('link', { name: 'Create an account' }, patience))
  expect(await screen.findByRole('dialog', { name: 'Create an account' })).toBeTruthy()
})

it('says that a form could not be sent, and leaves what was typed', async () => {
  respond(signIn, undefined)
  await showDialog('sign-in', {})
  const field = await screen.findByRole('textbox', {}, patience)
  await userEvent.type(field, 'robin')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing you typed is lost')
  expect(screen.getByDisplayValue('robin')).toBe(field)
})

it('says that a page could not be loaded, and tries again', async () => {
  respond(undefined, signIn)
  await showDialog('interests', {})
  expect((await screen.findByRole('alert', {}, patience)).textContent).toBe('This could not be loaded.')
  expect(screen.getByRole('link', { name: 'Open it as a page' }).getAttribute('href')).toBe(
    '/en-us/enrollment/interests',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeTruthy()
})

it('closes by its button', async () => {
  respond(signIn)
  const { outcome } = await showDialog('sign-in', {})
  await screen.findByRole('textbox', {}, patience)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(await outcome).toEqual({ ok: false, error: 'dismissed' })
  await act(async () => undefined)
  expect(dialogs.$open.get()).toEqual([])
})
