import { coldAddresses } from './cold-pictures.ts'
import { atMost, type Figure } from './figure.ts'
import { residentMemory } from './memory.ts'
import { pageAddresses } from './page-addresses.ts'

const pages = 600
const pictures = 60
const atOnce = 4
/** What is freed soon after a load is over counts as free. */
const settleMs = 5_000
const readAll = async (addresses: string[], accept: string): Promise<void> => {
  const left = [...addresses]
  const headers = { accept, 'accept-encoding': 'br' }
  const reader = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      await (await fetch(next, { headers })).arrayBuffer()
  }
  await Promise.all(Array.from({ length: atOnce }, reader))
}

/** What the shop's process has after so many different pages and new pictures. */
export async function memoryAfterLoad(shop: string, pid: number, limit: number): Promise<Figure[]> {
  await readAll((await pageAddresses(shop)).slice(0, pages), 'text/html')
  await readAll((await coldAddresses(shop)).slice(0, pictures), 'image/avif')
  await new Promise((done) => setTimeout(done, settleMs))
  const memory = await residentMemory(pid)
  return memory
    ? [atMost(`memory after ${pages} pages and ${pictures} pictures`, memory.nowMb, limit, 'MB')]
    : []
}
