import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourcesFingerprint } from './build-inputs.ts'

let root: string

const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'welt-inputs-'))
  write('src/pages/home.astro', '<h1>Home</h1>')
  write('demo/content/en/page/home.json', '{}')
  write('package.json', '{}')
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

test.each([
  ['a changed page', 'src/pages/home.astro', true],
  ['a new block', 'blocks/new/new.css', true],
  ['new demo code', 'demo/pictures/shoe.ts', true],
  ['a changed package', 'package.json', true],
  ['changed demo content', 'demo/content/en/page/home.json', false],
  ['a new unit test', 'src/rules/totals.test.ts', false],
  ['a new end-to-end test', 'tests/e2e/cart.spec.ts', false],
])('%s asks for a new build: %s %s', (_, path, builds) => {
  const before = sourcesFingerprint(root)
  write(path, 'changed')
  expect(sourcesFingerprint(root) !== before).toBe(builds)
})

test('a renamed file asks for a new build', () => {
  const before = sourcesFingerprint(root)
  rmSync(join(root, 'src/pages/home.astro'))
  write('src/pages/start.astro', '<h1>Home</h1>')
  expect(sourcesFingerprint(root)).not.toBe(before)
})
