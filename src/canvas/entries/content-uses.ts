/** What an entry mentions, each with the paths of the places: `sections[0].items[2].media`. */
export type ContentUses = {
  blocks: Map<string, string[]>
  pictures: Map<string, string[]>
  /** Addresses within the shop, without locale, query and hash. */
  links: Map<string, string[]>
  segments: Map<string, string[]>
  experiments: Map<string, string[]>
}

const note = (places: Map<string, string[]>, name: string, path: string): void => {
  const known = places.get(name)
  if (known) known.push(path)
  else places.set(name, [path])
}

const linkedIn = /href="(\/[^"]*)"/g

const pathOf = (url: string): string => url.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')

const noteFields = (uses: ContentUses, fields: object, path: string): void => {
  const { type, publicId, url, width, experienceId, id }: Record<string, unknown> = { ...fields }
  if (typeof type === 'string' && path.endsWith(']')) note(uses.blocks, type, path)
  if (typeof publicId === 'string') note(uses.pictures, publicId, path)
  // What has a width is a video's file.
  if (typeof url === 'string' && width === undefined && /^\/(?!\/)/.test(url))
    note(uses.links, pathOf(url), path)
  if (type === 'experience' && typeof experienceId === 'string') note(uses.experiments, experienceId, path)
  if (typeof id === 'string' && /\.segments\[\d+\]$/.test(path)) note(uses.segments, id, path)
}

const walk = (uses: ContentUses, value: unknown, path: string): void => {
  if (typeof value === 'string') {
    for (const [, link] of value.matchAll(linkedIn)) if (link) note(uses.links, pathOf(link), path)
  } else if (Array.isArray(value)) {
    value.forEach((entry: unknown, index) => walk(uses, entry, `${path}[${index}]`))
  } else if (typeof value === 'object' && value !== null) {
    noteFields(uses, value, path)
    for (const [key, inner] of Object.entries(value)) walk(uses, inner, path === '' ? key : `${path}.${key}`)
  }
}

/** What an entry as its editors wrote it mentions, whether it shows at present or not. */
export const usesOf = (entry: unknown): ContentUses => {
  const uses: ContentUses = {
    blocks: new Map(),
    pictures: new Map(),
    links: new Map(),
    segments: new Map(),
    experiments: new Map(),
  }
  walk(uses, entry, '')
  return uses
}
