import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { errorDocument, errorDocumentPath } from './error-document.ts'

it('is what the tables in code say: npm run errors writes it', async () => {
  expect(readFileSync(errorDocumentPath, 'utf8')).toBe(await errorDocument())
})
