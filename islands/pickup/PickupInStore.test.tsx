import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { openShop } from '#tests/fixtures/shop-stores.ts'
import { showDialog } from '#tests/fixtures/shown-dialog.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

const wish = { productId: 'MW1201HB', upc: 'boot-8', qty: 2, name: 'Fell Boot' }
const portland = { storeId: 'us-portland', name: 'Marlow Portland' }

beforeEach(openShop)

/** Stands for the browser's question about the position, as the shopper answers it. */
const positioned = (locate: Geolocation['getCurrentPosition']): void => {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: vi.fn(locate) },
  })
}

const storeNamed = async (name: string): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { name })).closest('article') ?? document.body

it('shows where it is on the shelf, and closes with the store that is chosen', async () => {
  const { dialog, outcome } = await showDialog('pickup-in-store', wish)
  expect(within(dialog).getByText('Fell Boot, 2 pieces')).toBeTruthy()
  expect((await storeNamed('Marlow Portland')).textContent).toContain('4 pieces here: ready today')
  expect((await storeNamed('Marlow Seattle')).textContent).toContain('Not on the shelf')
  expect(screen.getByText('2 shops').getAttribute('role')).toBe('status')
  await userEvent.click(screen.getByRole('button', { name: 'Collect here, Marlow Portland' }))
  expect(await outcome).toEqual({ ok: true, value: portland })
})

it('asks before another store than the first one is chosen', async () => {
  const props = { ...wish, storeId: portland.storeId, storeName: portland.name }
  const { outcome } = await showDialog('pickup-in-store', props)
  expect(
    await screen.findByRole('button', { name: 'Your shop, Marlow Portland', pressed: true }),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Collect here, Marlow Seattle' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Collect at Marlow Seattle' }))
  expect(await outcome).toEqual({ ok: true, value: { storeId: 'us-seattle', name: 'Marlow Seattle' } })
})

it('says so where the position is refused, and looks for a place instead', async () => {
  positioned((_, refuse) =>
    refuse?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  )
  await showDialog('pickup-in-store', wish)
  await userEvent.click(await screen.findByRole('button', { name: 'Use my position' }))
  expect(screen.getByRole('alert').textContent).toMatch(/^Your position could not be read\./)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Town or postal code' }), '97205{Enter}')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
