import { fingerprint } from '#src/block-rendering/fingerprint.ts'
import { blockDefinitions } from './definitions.ts'

const shared = import.meta.glob<string>('/src/{block-rendering,components}/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})
const own = import.meta.glob<string>('/blocks/*/*.css', { query: '?inline', import: 'default', eager: true })

const byName = (files: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(files).map(([path, css]) => [path.replace(/^.*\/|\.css$/g, ''), css]))

/** The stylesheets that several blocks share, and those of one block, by the names of their files. */
const sharedSheets = byName(shared)
const ownSheets = byName(own)

/** Several stylesheets as one; undefined when a name has none or comes twice. */
export const joinedStylesheet = (names: readonly string[]): { css: string; version: string } | undefined => {
  const found = new Set(names.flatMap((name) => sharedSheets.get(name) ?? ownSheets.get(name) ?? []))
  if (found.size !== names.length) return undefined
  const css = [...found].join('\n')
  return { css, version: fingerprint(css) }
}

const addresses = new Map<string, string>()

const addressOf = (names: readonly string[]): string => {
  const key = names.join('+')
  const known = addresses.get(key)
  if (known) return known
  const joined = joinedStylesheet(names)
  if (!joined) throw new Error(`Not every stylesheet exists of ${key}.`)
  const address = `/styles/${joined.version}/${key}.css`
  addresses.set(key, address)
  return address
}

/**
 * The address of the one file with the stylesheets of these blocks, and of those a page names for what it shows outside
 * blocks. Shared ones come first, so that a block's own win. Throws when a block names one that does not exist.
 */
export const stylesheetOf = (types: readonly string[], more: readonly string[] = []): string => {
  const used = [...blockDefinitions.values()].filter(({ type }) => types.includes(type))
  const names = [...new Set(['block', ...used.flatMap(({ stylesheets }) => stylesheets), ...more])]
  const isOwn = (name: string): boolean => ownSheets.has(name)
  return addressOf([...names.filter((name) => !isOwn(name)), ...names.filter(isOwn)])
}
