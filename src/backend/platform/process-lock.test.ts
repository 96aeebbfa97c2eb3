import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockForProcess } from './process-lock.ts'

let parent = ''
let folder = ''
const children: ChildProcess[] = []

const module = pathToFileURL(path.join(import.meta.dirname, 'process-lock.ts')).href
const program = `
  const { lockForProcess } = await import(${JSON.stringify(module)})
  try {
    lockForProcess(process.argv[1])
    console.log('has it')
  } catch (error) {
    console.log(error.message)
  }
  setInterval(() => undefined, 60_000)`

/** A process that tries to take the folder and then stays; with what it said of that. */
const otherProcess = async (): Promise<{ child: ChildProcess; said: string }> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder])
  children.push(child)
  const said: unknown[] = await once(child.stdout, 'data')
  return { child, said: String(said[0]).trim() }
}

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'welt-lock-'))
  folder = path.join(parent, 'data', 'database')
})

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(parent, { recursive: true })
})

it('keeps the lock to its owner, for a reader of the file could hold it too', () => {
  lockForProcess(folder)()
  expect(statSync(`${folder}.lock.sqlite`).mode & 0o777).toBe(0o600)
})

it('keeps a second user out until the first lets go', () => {
  const release = lockForProcess(folder)
  expect(() => lockForProcess(folder)).toThrow(`in use by process ${process.pid}`)
  release()
  lockForProcess(folder)()
})

it('respects a process that lives, and names it', async () => {
  const { child, said } = await otherProcess()
  expect(said).toBe('has it')
  expect(() => lockForProcess(folder)).toThrow(`in use by process ${child.pid}`)
})

it('takes over at once from a process that was killed, though the system still lists it', async () => {
  const { child } = await otherProcess()
  child.kill('SIGKILL')
  // Nothing has waited for the child here, so it stays listed as a zombie.
  lockForProcess(folder)()
})

it('gives the folder to one of several that come at once after a crash', async () => {
  const { child } = await otherProcess()
  child.kill('SIGKILL')
  const tries = await Promise.all([otherProcess(), otherProcess(), otherProcess(), otherProcess()])
  expect(tries.filter(({ said }) => said === 'has it')).toHaveLength(1)
  expect(tries.filter(({ said }) => said.includes('in use by process'))).toHaveLength(3)
})
