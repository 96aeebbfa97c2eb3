import type { SheetFault, SheetRequest, WalletSheet } from './sheet-events.ts'

/** The version of the platform's API that tells faults by part. */
const version = 3

declare global {
  interface Window {
    ApplePaySession?: {
      new (version: number, request: SheetRequest): WalletSheet
      canMakePayments: () => boolean
    }
    ApplePayError?: new (code: string, contactField: string | undefined, message: string) => unknown
  }
}

/** The platform's own sheet; undefined where it has none, or may not pay. It opens within the act that asks for it alone. */
export const platformSheet = (request: SheetRequest): WalletSheet | undefined =>
  window.ApplePaySession?.canMakePayments() ? new window.ApplePaySession(version, request) : undefined

/** A fault as the platform's sheet reads it. */
export const platformFault = ({ code, contactField, message }: SheetFault): unknown =>
  window.ApplePayError
    ? new window.ApplePayError(code, contactField, message)
    : { code, contactField, message }
