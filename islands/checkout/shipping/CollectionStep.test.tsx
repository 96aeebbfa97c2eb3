import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { err, ok, type Result } from '#src/base/result.ts'
import { clientFailure } from '#src/client/client-error.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { untouched } from '#src/contract/forms/form-field.ts'
import { siteOf, sites } from '#src/contract/sites.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { messages } from '#src/messages/messages.ts'
import type { CollectionPoint } from '#src/stores/checkout/destinations.ts'
import { checkoutSurroundings } from '#tests/fixtures/checkout-screen.ts'
import { CollectionStep } from './CollectionStep.tsx'

type Found = Result<readonly CollectionPoint[], ClientError>
const { findPoints, collectParcels } = vi.hoisted(() => ({
  findPoints: vi.fn<(call: unknown, place: string) => Promise<Found>>(),
  collectParcels: vi.fn<(call: unknown, cart: unknown, point: CollectionPoint) => Promise<unknown>>(),
}))
vi.mock('#src/stores/checkout/destinations.ts', () => ({ findPoints, collectParcels }))
vi.mock('#src/stores/shop.ts', () => ({ call: undefined, cart: { run: (task: () => unknown) => task() } }))

const site = siteOf('en-gb') ?? sites[0]
const { collection: text } = checkoutSurroundings.texts.checkout
const offline = checkoutSurroundings.texts.errors.byCode['NETWORK']

const week = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }

const point = (storeId: string): CollectionPoint => ({
  ...{ storeId, storeName: `Locker ${storeId}`, optionType: 'LOCKER', bookingCode: storeId },
  address: { addressLine1: '1 Quay', city: 'London', postalCode: 'E1 6AN', countryCode: 'GB', country: 'GB' },
  ...{ latitude: 51.5, longitude: 0, timeZone: site.timeZone },
  ...{ openingHours: { week, exceptions: [] }, openingState: { isOpen: false } },
})

const show = (points: readonly CollectionPoint[], isLost = false) => {
  const form = describeForm(site, {
    ...{ action: '/en-gb/checkout/collection', fields: [], sent: untouched(), submit: text.choose },
    calls: ['POST /cart/v2/cart/{basketId}/shippingAddress'],
  })
  const collection = {
    ...{ place: 'London', points, isLost, form, email: undefined },
    ...{ instant: '2026-06-01T12:00:00.000Z', texts: messages.en.stores },
  }
  const { texts } = checkoutSurroundings
  render(<CollectionStep collection={collection} locale="en-gb" texts={texts} goTo={goTo} />)
}

const goTo = vi.fn<(path: string) => Promise<boolean>>()

beforeEach(() => {
  vi.resetAllMocks()
  collectParcels.mockResolvedValue(err(clientFailure('UNREADABLE', '', 500, '')))
})

it('sends parcels to the point that is chosen, and to none that nobody chose', async () => {
  show([point('one'), point('two')])
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: text.choose }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text.chooseFirst))
  expect(collectParcels).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('radio', { name: /Locker two/ }))
  await userEvent.click(screen.getByRole('button', { name: text.choose }))
  await waitFor(() => expect(collectParcels).toHaveBeenCalled())
  expect(collectParcels.mock.calls[0]?.[2].storeId).toBe('two')
})

it('says that there is no connection, not that there is no point, and tries again', async () => {
  show([])
  expect(screen.getByRole('status').textContent).toBe(text.none)
  findPoints.mockResolvedValueOnce(err(clientFailure('NETWORK', '', 0, '')))
  await userEvent.click(screen.getByRole('button', { name: text.search }))
  expect((await screen.findByRole('alert')).textContent).toBe(offline)
  expect(screen.queryByText(text.none)).toBeNull()
  findPoints.mockResolvedValueOnce(ok([point('one')]))
  await userEvent.click(screen.getByRole('button', { name: text.retry }))
  expect(await screen.findByRole('radio', { name: /Locker one/ })).toBeTruthy()
  expect(findPoints.mock.calls.map(([, place]) => place)).toEqual(['London', 'London'])
  expect(screen.queryByRole('alert')).toBeNull()
})

it('goes on to the delivery by the steps, and is busy until that is there', async () => {
  const gone = Promise.withResolvers<boolean>()
  goTo.mockReturnValue(gone.promise)
  collectParcels.mockResolvedValue(ok(undefined))
  show([point('one')])
  await userEvent.click(screen.getByRole('radio', { name: /Locker one/ }))
  const button = screen.getByRole('button', { name: text.choose })
  await userEvent.click(button)
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/en-gb/checkout/shipping#delivery'))
  expect(button.getAttribute('aria-busy')).toBe('true')
  gone.resolve(false)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
})
