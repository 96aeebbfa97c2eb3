import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { importFlags } from '../../scripts/import/import-flags.ts'
import { memorySettings } from '../../scripts/memory-settings.js'

const products = 200
const maxMb = 700

/** Has a process say the most memory it took, in kilobytes: as Linux counts it, as what Node tells counts its parent too. */
const saysMemory = `data:text/javascript,import{readFileSync}from'node:fs'
process.on('exit',()=>console.log('peak',readFileSync('/proc/self/status','utf8').match(/VmHWM:.*?([0-9]+)/)[1]))`
const isUnknown = process.platform !== 'linux'

const silentLogText = '{ info() {}, warn() {}, error() {} }'

it.skipIf(isUnknown)(
  'opens the embedded database as a shop does in less than half of that',
  async () => {
    const folder = await temporaryFolder('welt-memory-')
    onTestFinished(() => rm(folder, { recursive: true }))
    await (await openDatabase({ dataFolder: folder }, silentLog)).close()
    const program = `
    import { openDatabase } from '#src/backend/platform/database/open-database.ts'
    const database = await openDatabase({ dataFolder: ${JSON.stringify(folder)} }, ${silentLogText})
    for (let times = 0; times < 200; times += 1) {
      await database.sql.execute('select count(*) from product')
      await new Promise((done) => setTimeout(done, 10))
    }
    await database.close()`
    const { flags, environment } = memorySettings([], process.env)
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...flags, '--import', encodeURI(saysMemory), '--input-type=module', '--eval', program],
      { env: environment },
    )
    expect(Number(/^peak (\d+)$/m.exec(stdout)?.[1]) / 1024).toBeLessThan(maxMb / 2)
  },
  120_000,
)

it.skipIf(isUnknown)(
  'imports into a new folder with less memory than a small machine has',
  async () => {
    const folder = await temporaryFolder('welt-memory-')
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = path.join(folder, 'products.csv')
    const rows = Array.from({ length: products }, (_, index) => `boot-${index},Boot ${index},Boots,60.00`)
    await writeFile(file, ['Handle,Title,Type,Variant Price', ...rows].join('\n'))
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        ...(await importFlags()),
        '--import',
        encodeURI(saysMemory),
        'scripts/import.ts',
        file,
        '--replace',
        '--yes',
      ],
      { env: { ...process.env, WELT_DATA: path.join(folder, 'data'), DATABASE_URL: '' } },
    )
    expect(stdout).toContain(`${products} products`)
    expect(Number(/^peak (\d+)$/m.exec(stdout)?.[1]) / 1024).toBeLessThan(maxMb)
  },
  120_000,
)
