import { atom } from 'nanostores'
import type { WalletContact } from '#src/rules/payments/wallet-contact.ts'
import type { SheetMethod, SheetTotals } from '#src/rules/payments/wallet-sheet.ts'
import { sheetStatus, type SheetFault, type WalletSheet } from './sheet-events.ts'

/** What a simulated sheet shows: it opens, waits for the shopper, is at work, or has paid. */
export type SheetState = {
  status: 'opening' | 'ready' | 'working' | 'paid'
  totals: SheetTotals | undefined
  methods: readonly SheetMethod[]
  method: string
  faults: readonly SheetFault[]
}

const opening: SheetState = { status: 'opening', totals: undefined, methods: [], method: '', faults: [] }

const isFault = (value: unknown): value is SheetFault =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value

/**
 * A payment sheet that stands for a wallet's own where the platform has none. `close` is called where the shop gives it up, or it has paid.
 */
export const createSimulatedSheet = (open: () => void, close: () => void, token: string) => {
  const $state = atom<SheetState>(opening)
  const set = (change: Partial<SheetState>): void => $state.set({ ...$state.get(), ...change })
  let contact: WalletContact = {}

  const sheet: WalletSheet = {
    onvalidatemerchant: null,
    onpaymentmethodselected: null,
    onshippingcontactselected: null,
    onshippingmethodselected: null,
    onpaymentauthorized: null,
    oncancel: null,
    begin: () => {
      open()
      sheet.onvalidatemerchant?.()
    },
    abort: close,
    completeMerchantValidation: () => sheet.onpaymentmethodselected?.(),
    completePaymentMethodSelection: (totals) => {
      set({ totals })
      sheet.onshippingcontactselected?.({ shippingContact: contact })
    },
    completeShippingContactSelection: ({ newShippingMethods: methods = [], errors = [], ...totals }) =>
      set({
        ...{ status: 'ready', totals, methods, faults: errors.filter(isFault) },
        method: methods[0]?.identifier ?? '',
      }),
    completeShippingMethodSelection: (totals) => set({ status: 'ready', totals }),
    completePayment: ({ status, errors = [] }) => {
      if (status === sheetStatus.success) set({ status: 'paid', faults: [] })
      else set({ status: 'ready', faults: errors.filter(isFault) })
    },
  }

  return {
    sheet,
    $state,
    /** The wallet's owner wants it sent there. Before the sheet begins it is what the wallet has stored. */
    selectContact: (place: WalletContact): void => {
      contact = place
      if ($state.get().status === 'opening') return
      set({ status: 'working', faults: [] })
      sheet.onshippingcontactselected?.({ shippingContact: place })
    },
    selectMethod: (identifier: string): void => {
      set({ status: 'working', method: identifier })
      sheet.onshippingmethodselected?.({ shippingMethod: { identifier } })
    },
    authorise: (contact: WalletContact): void => {
      set({ status: 'working', faults: [] })
      const payment = { token, shippingContact: contact, billingContact: contact }
      sheet.onpaymentauthorized?.({ payment })
    },
    cancel: (): void => {
      if ($state.get().status !== 'paid') sheet.oncancel?.()
    },
  }
}

export type SimulatedSheet = Omit<ReturnType<typeof createSimulatedSheet>, 'sheet'>
