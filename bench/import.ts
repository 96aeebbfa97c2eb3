import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importFlags } from '../scripts/import/import-flags.ts'

/**
 * Measures an import of 10,000 products with six variants each into a new shop: seconds, and the most memory the
 * process takes. Run by `node bench/import.ts`, or with another number of products.
 */
const count = Number(process.argv[2] ?? 10_000)
const sizes = ['36', '37', '38']
const colors = ['Slate', 'Rust']
const body = `"<h2>Made to last</h2><p>${'A sentence about leather, soles and weather. '.repeat(12)}</p><ul><li>Resoled</li></ul>"`

const folder = await mkdtemp(path.join(tmpdir(), 'welt-import-bench-'))
const file = path.join(folder, 'products.csv')
const csv = createWriteStream(file)
csv.write(
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price\n',
)
for (let index = 0; index < count; index += 1) {
  const variants = colors.flatMap((color) => sizes.map((size) => ({ color, size })))
  for (const [at, { color, size }] of variants.entries()) {
    const product =
      at === 0 ? `Boot ${index},${body},Vendor ${index % 40},Type ${index % 60},tag-${index % 9}` : ',,,,'
    const row = `boot-${index},${product},Colour,${color},Size,${size},B-${index}-${at},shopify,${(index + at) % 30},${60 + (index % 90)}.00,`
    if (!csv.write(`${row}\n`)) await once(csv, 'drain')
  }
}
csv.end()
await once(csv, 'finish')

const flags = await importFlags()
const data = path.join(folder, 'data')
const importOnce = async (what: string): Promise<void> => {
  const begun = performance.now()
  const program = spawn(process.execPath, [...flags, 'scripts/import.ts', file, '--replace', '--yes'], {
    env: { ...process.env, WELT_DATA: data, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let maxKb = 0
  let ticks = 0
  const watching = setInterval(() => {
    readFile(`/proc/${program.pid}/status`, 'utf8').then(
      (status) => {
        maxKb = Math.max(maxKb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0))
      },
      () => undefined,
    )
    readFile(`/proc/${program.pid}/stat`, 'utf8').then(
      (stat) => {
        const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        ticks = Number(user) + Number(system)
      },
      () => undefined,
    )
  }, 100)
  let printed = ''
  program.stdout.on('data', (text) => (printed += String(text)))
  const code = await new Promise<number | null>((done) => program.once('close', done))
  clearInterval(watching)
  console.log(
    `${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s (${ticks / 100} s of CPU), ${Math.round(maxKb / 1024)} MB, exit ${String(code)}: ${printed.trim().split('\n').at(-1)}`,
  )
}
await importOnce('first import')
await importOnce('same again')
await rm(folder, { recursive: true })
