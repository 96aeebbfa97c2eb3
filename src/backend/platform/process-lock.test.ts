import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockForProcess } from './process-lock.ts'

let parent = ''
let folder = ''

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'welt-lock-'))
  folder = path.join(parent, 'data', 'database')
})

afterEach(() => {
  rmSync(parent, { recursive: true })
})

it('keeps a second user out until the first lets go', () => {
  const release = lockForProcess(folder)
  expect(() => lockForProcess(folder)).toThrow(`in use by process ${process.pid}`)
  release()
  lockForProcess(folder)()
})

it.each([
  ['a dead process', '999999999 1'],
  ['a process whose id another one has now', '1 0'],
  ['an earlier process that had the id of this one', `${process.pid} 0`],
  ['nobody', ''],
])('takes over the lock of %s', (_, content) => {
  const file = `${folder}.lock`
  lockForProcess(folder)()
  writeFileSync(file, content)
  const release = lockForProcess(folder)
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  release()
})

it('respects a process that lives', () => {
  lockForProcess(folder)()
  const file = `/proc/${process.ppid}/stat`
  const stat = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const start = stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? ''
  writeFileSync(`${folder}.lock`, `${process.ppid} ${start}`)
  expect(() => lockForProcess(folder)).toThrow(`in use by process ${process.ppid}`)
})
