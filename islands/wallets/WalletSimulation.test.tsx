import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { sampleContact } from '#src/stores/wallets/sample-contact.ts'
import { createSimulatedSheet } from '#src/stores/wallets/simulated-sheet.ts'
import { sheetStatus, type SheetPayment } from '#src/stores/wallets/sheet-events.ts'
import { openShop } from '#tests/fixtures/shop-stores.ts'
import { showDialog } from '#tests/fixtures/shown-dialog.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))
vi.mock('#src/stores/island-stores.ts', () => import('#tests/fixtures/shop-stores.ts'))

beforeEach(openShop)

const line = (label: string, amount: string) => ({ label, amount, type: 'final' as const })
const totals = { newTotal: line('Marlow', '85.95'), newLineItems: [line('Delivery', '5.95')] }
const methods = [
  { identifier: 'standard', label: 'Standard', detail: '3–5 days', amount: '5.95' },
  { identifier: 'express', label: 'Express', detail: '1–2 days', amount: '14.95' },
]

/** A simulated sheet that offers two ways of delivery in the United States alone, in its dialog. */
const openSheet = async () => {
  const { sheet, ...simulated } = createSimulatedSheet(
    () => undefined,
    () => undefined,
    'sealed',
  )
  const [places, chosen, paid] = [vi.fn(), vi.fn(), vi.fn<(payment: SheetPayment) => void>()]
  sheet.onvalidatemerchant = () => sheet.completeMerchantValidation(undefined)
  sheet.onpaymentmethodselected = () => sheet.completePaymentMethodSelection(totals)
  sheet.onshippingcontactselected = ({ shippingContact }) => {
    places(shippingContact)
    const isHere = shippingContact.countryCode === 'US'
    const fault = { code: 'addressUnserviceable' as const, message: 'Not there' }
    sheet.completeShippingContactSelection({
      ...totals,
      ...(isHere ? { newShippingMethods: methods } : { newShippingMethods: [], errors: [fault] }),
    })
  }
  sheet.onshippingmethodselected = ({ shippingMethod }) => {
    chosen(shippingMethod.identifier)
    sheet.completeShippingMethodSelection(totals)
  }
  sheet.onpaymentauthorized = ({ payment }) => {
    paid(payment)
    sheet.completePayment({ status: sheetStatus.success })
  }
  const contact = sampleContact('US')
  simulated.selectContact(contact)
  sheet.begin()
  const props = { wallet: 'DW_APPLE_PAY', sheet: simulated, contact, currency: 'USD' } as const
  const { dialog } = await showDialog('wallet-simulation', props)
  return { dialog: within(dialog), sheet, places, chosen, paid }
}

it('says that it is a simulation, and what is to be paid', async () => {
  const { dialog } = await openSheet()
  expect(screen.getByRole('dialog', { name: 'Apple Pay (simulated)' })).toBeDefined()
  expect(dialog.getByText(/This is a simulation/)).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Pay $85.95' })).toBeDefined()
  expect(dialog.getByRole('radio', { name: /Standard/ })).toHaveProperty('checked', true)
})

it('tells the place alone until it pays, and then the whole contact', async () => {
  const { dialog, places, chosen, paid } = await openSheet()
  await userEvent.clear(dialog.getByLabelText('Postal code'))
  await userEvent.type(dialog.getByLabelText('Postal code'), '97205')
  await userEvent.tab()
  expect(places).toHaveBeenLastCalledWith({
    ...{ locality: 'San Francisco', administrativeArea: 'CA', postalCode: '97205', countryCode: 'US' },
  })
  await userEvent.click(dialog.getByRole('radio', { name: /Express/ }))
  expect(chosen).toHaveBeenCalledWith('express')
  await userEvent.click(dialog.getByRole('button', { name: /^Pay/ }))
  expect(paid).toHaveBeenCalledOnce()
  expect(paid.mock.calls[0]?.[0]).toMatchObject({
    token: 'sealed',
    shippingContact: { givenName: 'Anna', addressLines: ['12 Harbour Street'], postalCode: '97205' },
  })
  await waitFor(() => expect(dialog.getByText(/^Done/)).toBeDefined())
})

it('tells what is wrong with a place that nobody delivers to', async () => {
  const { dialog } = await openSheet()
  await userEvent.selectOptions(dialog.getByLabelText('Country'), 'DE')
  expect(dialog.getByRole('alert').textContent).toContain('Not there')
  expect(dialog.queryByRole('radio')).toBeNull()
})

it('leads to the field that is wrong once it was to pay', async () => {
  const { dialog, sheet } = await openSheet()
  sheet.onpaymentauthorized = () =>
    sheet.completePayment({
      status: sheetStatus.failure,
      errors: [{ code: 'shippingContactInvalid', contactField: 'postalCode', message: 'Which one?' }],
    })
  await userEvent.click(dialog.getByRole('button', { name: /^Pay/ }))
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Postal code')))
})
