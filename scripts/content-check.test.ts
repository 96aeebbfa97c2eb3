import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { sites } from '#src/contract/sites.ts'

type Checked = { code: number; lines: string[] }

/** Runs the command as an editor does. Exit codes: 0 sound, 1 problems, 2 nothing to check. */
const check = (source: string, env: Record<string, string> = {}): Promise<Checked> =>
  new Promise((done) => {
    const program = execFile(
      process.execPath,
      ['scripts/content-check.ts', source],
      { env: { ...process.env, ...env } },
      (_, stdout, stderr) =>
        done({ code: program.exitCode ?? -1, lines: `${stdout}${stderr}`.trim().split('\n') }),
    )
  })

const page = (...items: object[]) => ({ id: 'p', slug: 'p', sections: [{ name: 'main', items }] })
const text = (richText: string) => ({ type: 'rich-text', richText })

const sound: Record<string, object> = {
  'page/home': page(text('<a href="/help">Help</a>'), { type: 'fragment', fragmentId: 'hours' }),
  'page/help': page(text('Help')),
  'fragment/hours': page(text('<a href="/c/women-1000">Always open</a>')),
}

const faulty: Record<string, object> = {
  ...sound,
  'page/help': page(
    { type: 'marquee' },
    { type: 'spacer', size: 'vast', sise: 'md' },
    { type: 'fragment', fragmentId: 'gone' },
    text('<a href="/nowhere">x</a>'),
  ),
}

/** What is to be told of the faulty page, column by column; of a field's reason the start. */
const faults = [
  ['sections[0].items[0]', 'marquee', '-', 'there is no such block'],
  ['sections[0].items[1]', 'spacer', 'size', 'Invalid option'],
  ['sections[0].items[2]', 'fragment', '-', 'there is no fragment gone'],
  ['sections[0].items[1]', 'spacer', 'sise', 'there is no such field'],
  ['sections[0].items[3].richText', '-', 'url', 'there is no page /nowhere'],
].map((columns) => columns.join('  '))

const expectFaults = (lines: readonly string[], place: string): void => {
  faults.forEach((fault, index) => expect(lines[index]).toContain(`${place}  ${fault}`))
}

let folder: string
let served: Record<string, object> = {}
/** What the service tells who sends its key. */
let drafts: Record<string, object> = {}
let server: Server
let origin: string

const write = async (entries: Record<string, object>): Promise<void> => {
  for (const [name, entry] of Object.entries(entries)) {
    const file = path.join(folder, 'en', `${name}.json`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(entry))
  }
}

beforeAll(async () => {
  folder = await temporaryFolder('welt-check-')
  server = createServer((request, response) => {
    const [, mode, kind, rest = ''] =
      /^\/(publish|preview)\/caas\/v1\/canvas\/(page|fragment)\/(.+)\?/.exec(request.url ?? '') ?? []
    const isKnown = request.headers['x-auth-access-key'] === 'the key'
    const entries = mode === 'publish' ? served : isKnown ? drafts : {}
    const entry = entries[`${kind}/${kind === 'page' ? rest.replace(/^[^/]+\//, '') : rest}`]
    response.writeHead(entry ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(entry ?? {}))
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const address = server.address()
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

it('finds nothing wrong in a sound folder, and names path, block, field and reason in another', async () => {
  await write(sound)
  expect(await check(folder)).toEqual({ code: 0, lines: ['3 entries checked, 0 problems.'] })
  await write(faulty)
  await writeFile(path.join(folder, 'en/page/torn.json'), '{ "id":')
  const { code, lines } = await check(folder)
  expect(code).toBe(1)
  expectFaults(lines, 'en/page/help.json')
  expect(lines[5]).toMatch(/^en\/page\/torn\.json {2}- {2}- {2}- {2}.*JSON/)
  expect(lines.slice(6)).toEqual(['4 entries checked, 6 problems.'])
})

it('does the same with a content service, for every site', async () => {
  served = sound
  expect(await check(origin)).toEqual({
    code: 0,
    lines: [`${3 * sites.length} entries checked, 0 problems.`],
  })
  served = faulty
  const { code, lines } = await check(origin)
  expect(code).toBe(1)
  expectFaults(lines, 'en-us/page/help')
  expect(lines.at(-1)).toBe(`${3 * sites.length} entries checked, ${5 * sites.length} problems.`)
})

it('sees what is to come where it has the key of the service', async () => {
  served = sound
  drafts = faulty
  expect((await check(origin)).code).toBe(0)
  expectFaults((await check(origin, { CONTENT_ACCESS_KEY: 'the key' })).lines, 'en-us/page/help')
})

it('says when there is nothing to check', async () => {
  expect(await check('no/such/folder')).toMatchObject({ code: 2 })
  served = {}
  expect((await check(origin)).code).toBe(1)
})
