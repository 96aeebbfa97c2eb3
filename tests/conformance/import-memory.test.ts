import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { importFlags } from '../../scripts/import/import-flags.ts'

const products = 200
const maxMb = 700

/** Has a process say the most memory it took, in kilobytes. */
const saysMemory = `data:text/javascript,process.on('exit',()=>console.log('peak',process.resourceUsage().maxRSS))`

it('imports into a new folder with less memory than a small machine has', async () => {
  const folder = await temporaryFolder('welt-memory-')
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'products.csv')
  const rows = Array.from({ length: products }, (_, index) => `boot-${index},Boot ${index},Boots,60.00`)
  await writeFile(file, ['Handle,Title,Type,Variant Price', ...rows].join('\n'))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...(await importFlags()), '--import', saysMemory, 'scripts/import.ts', file, '--replace', '--yes'],
    { env: { ...process.env, WELT_DATA: path.join(folder, 'data'), DATABASE_URL: '' } },
  )
  expect(stdout).toContain(`${products} products`)
  expect(Number(/^peak (\d+)$/m.exec(stdout)?.[1]) / 1024).toBeLessThan(maxMb)
}, 120_000)
