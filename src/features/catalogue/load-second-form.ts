import type { Outcome } from '#src/features/shop-frame/outcome.ts'
import { readSecondDetailPath, readSecondListingPath } from '#src/rules/navigation/shop-path.ts'
import { loadListing } from './load-listing.ts'
import { loadProduct } from './load-product.ts'

/** What an address of the second form leads to; undefined where it names nothing in the catalogue and may be an editor's page. */
export const loadSecondForm = async (
  locals: App.Locals,
  url: URL,
  path: string,
): Promise<Outcome<unknown> | undefined> => {
  const listing = readSecondListingPath(path)
  const detail = readSecondDetailPath(path)
  const outcome = listing
    ? await loadListing(locals, url, [listing])
    : detail && (await loadProduct(locals, url, detail.productId))
  return outcome?.kind === 'failed' && outcome.status === 404 ? undefined : outcome
}
