import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Environment } from './environment/environment.ts'

type Place = Pick<Environment, 'COMMERCE_ORIGIN' | 'DATABASE_URL' | 'WELT_DATA'>

const fileIn = (dataFolder: string): string => path.join(dataFolder, 'running-shop')
/** Longest wait for a shop that may be gone, in milliseconds. */
const askMs = 2_000

/**
 * Notes in the data folder where this process answers, so that tools can work with a shop that has the embedded database to
 * itself. A shop on another database writes nothing. Returns how to take the note back.
 */
export const announceShop = async (
  { COMMERCE_ORIGIN, DATABASE_URL, WELT_DATA }: Place,
  address: string,
): Promise<() => Promise<void>> => {
  if (COMMERCE_ORIGIN || DATABASE_URL) return () => Promise.resolve()
  await writeFile(fileIn(WELT_DATA), address)
  return () => rm(fileIn(WELT_DATA), { force: true })
}

/** The address of the shop that runs on this data folder; undefined when none answers. */
export const runningShop = async (dataFolder: string): Promise<string | undefined> => {
  try {
    const address = await readFile(fileIn(dataFolder), 'utf8')
    const answer = await fetch(new URL('/healthz', address), { signal: AbortSignal.timeout(askMs) })
    return answer.ok ? address : undefined
  } catch {
    return undefined
  }
}
