import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

// npm 11 writes `libc` for packages it adds, npm 10 deletes it, and neither adds it to what is locked:
// only a lockfile without it stays unchanged by both (`npm install --package-lock-only` with npm 10 removes it).
test('the lockfile is one that npm 10 and npm 11 leave as it is', async () => {
  expect(await readFile('package-lock.json', 'utf8')).not.toContain('"libc"')
})
