// Writes the canvas pages as plain files: npm run build:static [-- --out=dist/static]
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Presets, SingleBar } from 'cli-progress'
import { ensureBuilt } from './astro-build.ts'
import { buildSite } from './static/build-site.ts'
import { duration } from './step.ts'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/static' } } })
const root = path.join(import.meta.dirname, '..')
const bar = new SingleBar(
  { format: 'Pictures {bar} {value}/{total}', clearOnComplete: true },
  Presets.shades_classic,
)

try {
  await ensureBuilt()
  const report = await buildSite({
    root,
    folder: path.resolve(values.out),
    onPicture: (done, total) => {
      if (!process.stdout.isTTY) return
      if (done === 1) bar.start(total, done)
      else bar.update(done)
    },
  })
  bar.stop()
  const { pages, rendered, removed, pictures, bytes, pagesMs, picturesMs, log } = report
  if (log !== '') console.error(log)
  console.log(
    `${pages} pages in ${values.out}: ${rendered} rendered, ${pages - rendered} unchanged, ${(bytes / 1e6).toFixed(1)} MB of HTML, in ${duration(pagesMs)}.`,
  )
  console.log(`${pictures} pictures made in ${duration(picturesMs)}; ${removed} files taken out.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
