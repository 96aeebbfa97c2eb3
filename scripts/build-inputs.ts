import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the build reads. The demo's content and catalogue are read at run time, so of demo/ only code counts. */
const inputs = [
  ...['src', 'blocks', 'islands', 'content-adapters', 'demo', 'public'],
  ...[
    'astro.config.mjs',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'scripts/build-first-database.ts',
  ],
]
const notBuilt = /\.test\.tsx?$|^demo\/.*(?<!\.ts)$/

/** A fingerprint of all sources of the build; takes some 30 ms. Contents count, not times, so a copied or cloned tree is not rebuilt. */
export function sourcesFingerprint(root: string): string {
  const hash = createHash('sha1')
  for (const file of inputs.flatMap((input) => filesIn(root, input))) {
    if (notBuilt.test(file)) continue
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Paths of the files under a file or folder, in a stable order; none where it is missing. */
function filesIn(root: string, path: string): string[] {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}
