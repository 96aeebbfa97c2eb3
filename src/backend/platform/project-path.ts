import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Finds a file of the project from wherever this code runs: the sources, or a bundle in a folder of the project. For what
 * is read at run time, so that a bundler need not know of it.
 */
export const projectPath = (
  inProject: string,
  from: string = path.dirname(fileURLToPath(import.meta.url)),
): string => {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, inProject)
    if (existsSync(found)) return found
    if (path.dirname(folder) === folder) throw new Error(`No ${inProject} in any folder above ${from}.`)
  }
}
