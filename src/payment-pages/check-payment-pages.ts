import type { BuiltScripts } from './built-scripts.ts'
import { comparePage } from './compare-page.ts'
import { integrityOf } from './integrity.ts'
import { visitCheckout, type VisitDependencies } from './visit-checkout.ts'

const deadlineMs = 20_000

/** Differences of the listed files as the shop sends them. */
const differencesOfFiles = async (
  { origin, fetch: send }: VisitDependencies,
  { scripts }: BuiltScripts,
): Promise<string[]> => {
  const differences: string[] = []
  for (const { path, integrity } of scripts) {
    const response = await send(`${origin}${path}`, { signal: AbortSignal.timeout(deadlineMs) })
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (!response.ok) differences.push(`${path}: could not be read, status ${response.status}`)
    else if (integrityOf(bytes) !== integrity) differences.push(`${path}: is not the file that was built`)
  }
  return differences
}

/**
 * Compares the pages of a running shop that take payment, and the scripts that they may load, with what was built of the inventory
 * (PCI DSS 11.6.1). Gives what differs, in words; a shop that cannot be reached differs too.
 */
export const checkPaymentPages = async (
  dependencies: VisitDependencies,
  built: BuiltScripts,
): Promise<string[]> => {
  try {
    const pages = await visitCheckout(dependencies)
    return [
      ...pages.flatMap((page) => comparePage(page, built)),
      ...(await differencesOfFiles(dependencies, built)),
    ]
  } catch (error) {
    return [`The check did not get through: ${error instanceof Error ? error.message : String(error)}`]
  }
}
