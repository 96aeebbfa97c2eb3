import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const registry = readFileSync('blocks/registry.ts', 'utf8')

const components = new Map(
  [...registry.matchAll(/^import (\w+) from '(\.\/[\w/-]+\.astro)'/gm)].map(([, name = '', file = '']) => [
    name,
    path.basename(file),
  ]),
)

const words = (list: string): string[] => [...list.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word)

const sharedLists = new Map(
  [...registry.matchAll(/^const (\w+) = \[([^\]]*)\]/gm)].map(([, name = '', list = '']) => [
    name,
    words(list),
  ]),
)

/** What the registry says of a block. */
const entryOf = (type: string): string => {
  const [, entry] = new RegExp(`\\n  '?${type}'?: \\{([^}]*)\\}`).exec(registry) ?? []
  if (entry === undefined) throw new Error(`the registry has no ${type}`)
  return entry
}

/** The stylesheets a block asks for, by name. */
export const stylesheetsOf = (type: string): string[] => {
  const [, list = ''] = /stylesheets: \[([^\]]*)\]/.exec(entryOf(type)) ?? []
  const shared = [...list.matchAll(/\.\.\.(\w+)/g)].flatMap(([, name = '']) => sharedLists.get(name) ?? [])
  return [...shared, ...words(list)]
}

/** The components that bring a block's script, by file: the one the registry names, and its own that hold one. */
export const scriptsOf = (type: string): string[] => {
  const [, named = ''] = /script: (\w+)/.exec(entryOf(type)) ?? []
  const own = globSync(`blocks/${type}/*.astro`).filter((file) =>
    /<script>|client:/.test(readFileSync(file, 'utf8')),
  )
  return [...new Set([...own.map((file) => path.basename(file)), ...[components.get(named) ?? []].flat()])]
}
