import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/free-port.ts'
import { giveTo, postgresPrograms, unprivilegedAccount } from './postgres-programs.ts'

const run = promisify(execFile)

/** A running PostgreSQL with an empty cluster. `url` names the database `postgres`; `stop` also deletes the files. */
export type PostgresServer = { url: string; stop: () => Promise<void> }

type PostgresOptions = {
  /** Off: nothing is synced to disk, for tests. Keep it on where writes are measured. */
  durable: boolean
  /** Gets each statement the server executes, whole, as its log has it. */
  statements?: string[]
}

/** Starts the PostgreSQL that npm brings, on a free port of 127.0.0.1 with its files in a temporary folder. */
export async function startPostgres({ durable, statements }: PostgresOptions): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'welt-postgres-'))
  const account = await unprivilegedAccount()
  giveTo(account, folder)
  const programs = await postgresPrograms(account, join(folder, 'programs'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  giveTo(account, data)
  const initdb = ['-D', data, '-U', 'welt', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await run(join(programs, 'bin/initdb'), initdb, { ...account, cwd: folder })
  const port = await freePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  if (statements) settings.push('log_statement=all')
  const flags = settings.flatMap((setting) => ['-c', setting])
  const server = spawn(join(programs, 'bin/postgres'), ['-D', data, ...flags], { ...account, cwd: folder })
  process.once('exit', () => server.kill('SIGINT'))
  await ready(server)
  if (statements) collectStatements(server, statements)
  const stop = async () => {
    await stopped(server)
    await rm(folder, { recursive: true, force: true })
  }
  return { url: `postgres://welt@127.0.0.1:${port}/postgres`, stop }
}

/** Resolves when the server accepts connections; fails with its own words when it ends before. */
function ready(server: ChildProcess): Promise<void> {
  let log = ''
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.once('exit', () => fail(new Error(`PostgreSQL did not start:\n${log}`)))
    server.stderr?.on('data', (chunk) => {
      log = (log + String(chunk)).slice(-4000)
      if (log.includes('ready to accept connections')) done()
    })
  })
}

/** SIGINT is PostgreSQL's fast stop: open sessions are cut, files are left whole. */
function stopped(server: ChildProcess): Promise<void> {
  return new Promise((done) => {
    server.once('exit', () => done())
    server.kill('SIGINT')
  })
}

function collectStatements(server: ChildProcess, statements: string[]): void {
  if (!server.stderr) return
  let isStatement = false
  createInterface(server.stderr).on('line', (line) => {
    if (line.startsWith('\t')) {
      // A statement's further lines are indented.
      if (isStatement) statements.push(`${statements.pop() ?? ''}\n${line}`)
      return
    }
    const [, begun] = /LOG: {2}(?:statement|execute [^:]*): ?(.*)/.exec(line) ?? []
    isStatement = begun !== undefined
    if (begun !== undefined) statements.push(begun)
  })
}
