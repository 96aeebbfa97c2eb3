import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { administerCatalogue } from '#src/backend/catalogue/catalogue-administration.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'

let folder = ''
const count = 300

/** A file of products that all say which generation they are of; every second product is in the old one too. */
const csvOf = (generation: string, first: number): string =>
  [
    'Handle,Title,Type,Variant Price',
    ...Array.from({ length: count }, (_, index) => `p-${first + index * 2},${generation},${generation},1.00`),
  ].join('\n')

/** Runs the import; `onLine` hears what it prints and may end it. Resolves to its exit code, null after a kill. */
const runImport = (file: string, onLine: (line: string, kill: () => void) => void = () => undefined) =>
  new Promise<number | null>((resolve) => {
    const program = spawn(process.execPath, ['scripts/import.ts', file, '--replace', '--yes'], {
      env: { ...process.env, WELT_DATA: path.join(folder, 'data'), DATABASE_URL: '' },
    })
    program.stdout.on('data', (text) => onLine(String(text), () => program.kill('SIGKILL')))
    program.once('close', resolve)
  })

const generationsNow = async (): Promise<Record<string, number>> => {
  const database = await openDatabase({ dataFolder: path.join(folder, 'data', 'database') }, silentLog)
  const { products, categories } = await administerCatalogue(database).read()
  await database.close()
  expect(categories).toHaveLength(1)
  const names = products.map(({ name }) => name['en'] ?? '')
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]),
  )
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'welt-kill-'))
  await writeFile(path.join(folder, 'old.csv'), csvOf('old', 0))
  await writeFile(path.join(folder, 'new.csv'), csvOf('new', count))
  expect(await runImport(path.join(folder, 'old.csv'))).toBe(0)
})
afterAll(() => rm(folder, { recursive: true }))

it.each([0, 200])(
  'killed %i ms after it began to store, an import leaves the old or the new catalogue',
  async (ms) => {
    await runImport(path.join(folder, 'new.csv'), (line, kill) => {
      if (line.includes('Storing')) void wait(ms).then(kill)
    })
    const now = await generationsNow()
    expect([{ old: count }, { new: count }]).toContainEqual(now)
  },
)

it('goes through afterwards', async () => {
  expect(await runImport(path.join(folder, 'new.csv'))).toBe(0)
  expect(await generationsNow()).toEqual({ new: count })
})
