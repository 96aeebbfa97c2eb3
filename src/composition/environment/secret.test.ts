import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keptSecret } from './secret.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'welt-secret-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('is made once and kept', async () => {
  const secret = await keptSecret(folder)
  expect(secret.length).toBeGreaterThan(32)
  expect(await keptSecret(folder)).toBe(secret)
})

it('is the same for all that ask at once, and leaves nothing beside it', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => keptSecret(path.join(folder, 'new'))))
  expect(new Set(secrets).size).toBe(1)
  expect(await readdir(path.join(folder, 'new'))).toEqual(['session-secret'])
})
