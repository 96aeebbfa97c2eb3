import { existsSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, resolve as resolvePath } from 'node:path'

/** Version of the interface eslint-module-utils expects of a resolver. */
export const interfaceVersion = 2

/** Finds the file an import names: our `#folder/…` aliases, relative paths (with a bundler's `?query`), Node's modules, packages. */
export function resolve(source: string, file: string): { found: boolean; path?: string | null } {
  const name = source.replace(/\?.*$/, '')
  if (isBuiltin(name)) return { found: true, path: null }
  if (name.startsWith('#')) return local(join(process.cwd(), name.slice(1)))
  if (name.startsWith('.')) return local(resolvePath(dirname(component(file)), name))
  return { found: true, path: join(process.cwd(), 'node_modules', name) }
}

function local(path: string): { found: boolean; path?: string } {
  return existsSync(path) && statSync(path).isFile() ? { found: true, path } : { found: false }
}

/** The scripts of a component are linted as files inside it: page.astro/1_1.ts. */
function component(file: string): string {
  return file.replace(/\.astro\/[^/]*$/, '.astro')
}
