import { fingerprint } from '#src/block-rendering/fingerprint.ts'

const files = import.meta.glob<string>(['/blocks/*/*.css', '/src/{block-rendering,components}/**/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** Every stylesheet of the blocks by the name of its file. */
const sheets: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, css]) => [path.replace(/^.*\/|\.css$/g, ''), css]),
)

/** Several stylesheets as one; undefined when a name has none or comes twice. */
export const joinedStylesheet = (names: readonly string[]): { css: string; version: string } | undefined => {
  const found = new Set(names.flatMap((name) => sheets.get(name) ?? []))
  if (found.size !== names.length) return undefined
  const css = [...found].join('\n')
  return { css, version: fingerprint(css) }
}

const addresses = new Map<string, string>()

/** Address of the file that joins these stylesheets. Throws when one does not exist, which is a fault of the registry. */
export const stylesheetAddress = (names: readonly string[]): string => {
  const key = names.join('+')
  const known = addresses.get(key)
  if (known) return known
  const joined = joinedStylesheet(names)
  if (!joined) throw new Error(`not every stylesheet exists of ${key}`)
  const address = `/styles/${joined.version}/${key}.css`
  addresses.set(key, address)
  return address
}
