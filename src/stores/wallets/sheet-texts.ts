import type { PageFailure } from '#src/contract/client-failure.ts'
import type { WalletTexts } from './run-sheet.ts'

type FaultName =
  | ('walletCountry' | 'walletCityTooLong' | 'walletShippingMethod' | 'walletShippingMethods')
  | ('addressUnserviceable' | 'walletUnknown')

/** The words of a sheet: its own, and those that the catalogue has for what a wallet is told. */
export const sheetTexts = (
  own: Omit<WalletTexts, FaultName>,
  refusals: Readonly<Record<Extract<PageFailure, FaultName>, string>>,
): WalletTexts => {
  const { walletCountry, walletCityTooLong, walletShippingMethod, walletShippingMethods } = refusals
  const { addressUnserviceable, walletUnknown } = refusals
  return {
    ...own,
    ...{ walletCountry, walletCityTooLong, walletShippingMethod, walletShippingMethods },
    ...{ addressUnserviceable, walletUnknown },
  }
}
