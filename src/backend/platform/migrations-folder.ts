import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const inProject = 'src/backend/platform/migrations'

/**
 * Finds the migrations from wherever this code runs: the sources, or a bundle in a folder of the project. Their
 * files are read at start, so a bundler need not know of them.
 */
export const migrationsFolder = (from: string = path.dirname(fileURLToPath(import.meta.url))): string => {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, inProject)
    if (existsSync(path.join(found, 'meta/_journal.json'))) return found
    if (path.dirname(folder) === folder) throw new Error(`No ${inProject} in any folder above ${from}.`)
  }
}
