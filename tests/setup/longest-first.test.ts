import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { longFiles } from './longest-first.ts'

it('begins with files that there are', () => {
  expect(longFiles.filter((file) => !existsSync(file))).toEqual([])
})
