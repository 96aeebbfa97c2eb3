import { fingerprint } from '#src/block-rendering/fingerprint.ts'
import { blockDefinitions } from './definitions.ts'

const shared = import.meta.glob<string>(
  ['/src/{block-rendering,components,features/consent}/**/*.css', '/islands/ui/fields/*.css'],
  {
    query: '?inline',
    import: 'default',
    eager: true,
  },
)
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

const joined = (names: readonly string[]): { css: string; version: string } => {
  const found = joinedStylesheet(names)
  if (!found) throw new Error(`Not every stylesheet exists of ${names.join('+')}.`)
  return found
}

const addresses = new Map<string, string>()

/** The address of one file with these stylesheets alone, for a page that has those of blocks. Throws when one does not exist. */
export const moreStylesheetOf = (names: readonly string[]): string => addressOf(names)

/** A page's styles as they stand in it, and their names, by which `inline-hashes.ts` lets them in. */
export type InlineStyle = { names: string; css: string }

const inlineStyles = new Map<string, InlineStyle>()

const addressOf = (names: readonly string[]): string => {
  const key = names.join('+')
  const known = addresses.get(key)
  if (known) return known
  const address = `/styles/${joined(names).version}/${key}.css`
  addresses.set(key, address)
  return address
}

/** The stylesheets of these blocks and `more`. Shared ones come first, so that a block's own win. */
const namesOf = (types: readonly string[], more: readonly string[]): string[] => {
  const used = [...blockDefinitions.values()].filter(({ type }) => types.includes(type))
  const names = [...new Set(['block', ...used.flatMap(({ stylesheets }) => stylesheets), ...more])]
  const isOwn = (name: string): boolean => ownSheets.has(name)
  return [...names.filter((name) => !isOwn(name)), ...names.filter(isOwn)]
}

/** The address of the one file with the stylesheets of these blocks and `more`. Throws when one does not exist. */
export const stylesheetOf = (types: readonly string[], more: readonly string[] = []): string =>
  addressOf(namesOf(types, more))

/**
 * The stylesheets of these blocks, and of those a page names for what it shows outside blocks, to be written into it.
 * Throws when one does not exist.
 */
export const inlineStyleOf = (types: readonly string[], more: readonly string[] = []): InlineStyle => {
  const names = namesOf(types, more)
  const key = names.join('+')
  const known = inlineStyles.get(key)
  if (known) return known
  const made = { names: key, css: joined(names).css }
  inlineStyles.set(key, made)
  return made
}
