import type { ContactField } from '#src/contract/address/address-field-facts.ts'
import type { WalletContact } from '#src/rules/payments/wallet-contact.ts'
import type { SheetLine, SheetMethod, SheetTotals } from '#src/rules/payments/wallet-sheet.ts'

/** Why a sheet takes something not, by the codes of the platform (specification, account and content, section 8). */
export type SheetFaultCode =
  'shippingContactInvalid' | 'billingContactInvalid' | 'addressUnserviceable' | 'unknown'

/** A fault as a sheet tells it, at a part of the contact where it is about one. */
export type SheetFault = { code: SheetFaultCode; contactField?: ContactField | undefined; message: string }

/** What a sheet is opened with. */
export type SheetRequest = {
  countryCode: string
  currencyCode: string
  merchantCapabilities: readonly string[]
  supportedNetworks: readonly string[]
  requiredShippingContactFields: readonly string[]
  requiredBillingContactFields: readonly string[]
  total: SheetLine
}

/** What a shopper allows a wallet to pay with. `token` is read by nobody but the provider. */
export type SheetPayment = {
  token: unknown
  shippingContact?: WalletContact
  billingContact?: WalletContact
}

type ContactUpdate = SheetTotals & { newShippingMethods?: SheetMethod[]; errors?: unknown[] }

/** The part of the platform's payment sheet that the shop uses (`ApplePaySession`); a simulated one has the same. */
export type WalletSheet = {
  onvalidatemerchant: (() => void) | null
  onpaymentmethodselected: (() => void) | null
  onshippingcontactselected: ((event: { shippingContact: WalletContact }) => void) | null
  onshippingmethodselected: ((event: { shippingMethod: { identifier: string } }) => void) | null
  onpaymentauthorized: ((event: { payment: SheetPayment }) => void) | null
  oncancel: (() => void) | null
  begin: () => void
  abort: () => void
  completeMerchantValidation: (session: unknown) => void
  completePaymentMethodSelection: (update: SheetTotals) => void
  completeShippingContactSelection: (update: ContactUpdate) => void
  completeShippingMethodSelection: (update: SheetTotals & { newShippingMethods?: SheetMethod[] }) => void
  completePayment: (result: { status: number; errors?: unknown[] }) => void
}

/** The platform's status of a payment that went through, and of one that did not. */
export const sheetStatus = { success: 0, failure: 1 } as const
