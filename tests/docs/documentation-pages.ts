import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Every page of the documentation, from the project's root. */
export const documentationPages = (): string[] => [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name).replaceAll(path.sep, '/'))
    .toSorted(),
]
