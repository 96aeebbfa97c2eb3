import { rm } from 'node:fs/promises'
import { startShop, type ShopProcess } from '../../scripts/shop-process.ts'
import { loadedData } from './loaded-data.ts'

/** A shop that tests of one file share, and its data folder. `close` ends it, and deletes the folder. */
export type OwnShop = { shop: ShopProcess; data: string; close: () => Promise<void> }

/**
 * Starts a shop with the demo's data.
 * @param prepare readies the data folder, and gives the settings
 */
export async function openOwnShop(
  name: string,
  prepare: (data: string) => Promise<Record<string, string>> | Record<string, string>,
): Promise<OwnShop> {
  const data = await loadedData(name)
  const shop = await startShop(data, await prepare(data))
  return {
    shop,
    data,
    close: async () => {
      await shop.end('SIGTERM')
      await rm(data, { recursive: true, force: true })
    },
  }
}
