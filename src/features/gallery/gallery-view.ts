import { examplesOf, type Example } from '#blocks/example-pages.ts'
import { blockDefinitions } from '#blocks/definitions.ts'
import { blockJsonSchema } from '#src/canvas/blocks/block-json-schema.ts'
import { fieldRows, sharedShapes, type FieldRow } from '#src/canvas/blocks/field-rows.ts'

/** One block as the gallery shows it. */
export type GalleryEntry = {
  type: string
  title: string
  description: string
  fields: readonly FieldRow[]
  examples: readonly Example[]
}

/** Widths of the frames that examples are shown in, in pixels: one of each breakpoint. */
export const frameWidths = [390, 768, 1280] as const

const entries: readonly GalleryEntry[] = [...blockDefinitions.values()].map((definition) => ({
  type: definition.type,
  title: definition.title,
  description: definition.description,
  fields: fieldRows(blockJsonSchema(definition)),
  examples: examplesOf(definition.type),
}))

/** The shapes that several blocks share, such as pictures and links. */
export const galleryShapes = [...sharedShapes([...blockDefinitions.values()].map(blockJsonSchema))].map(
  ([title, schema]) => ({ title, fields: fieldRows(schema) }),
)

/** Every block, by title. */
export const galleryEntries = entries.toSorted((a, b) => a.title.localeCompare(b.title, 'en'))

const wordsOf = ({ type, title, description, fields, examples }: GalleryEntry): string =>
  [type, title, description, ...fields.map(({ path }) => path), ...examples.map(({ name }) => name)]
    .join(' ')
    .toLowerCase()

/** The blocks in whose names, fields or examples every word of a query occurs. */
export const searchGallery = (query: string): GalleryEntry[] => {
  const words = query.toLowerCase().split(/\s+/)
  return galleryEntries.filter((entry) => words.every((word) => wordsOf(entry).includes(word)))
}

/** How examples are shown: which widths, colour scheme and direction. */
export type GalleryView = {
  q: string
  widths: readonly (typeof frameWidths)[number][]
  scheme: 'auto' | 'light' | 'dark'
  dir: 'ltr' | 'rtl'
}

/** Reads the view from an address; what makes no sense is as if it were missing. */
export const readView = (query: URLSearchParams): GalleryView => {
  const width = frameWidths.find((one) => String(one) === query.get('width'))
  const scheme = query.get('scheme')
  return {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    widths: width === undefined ? frameWidths : [width],
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto',
    dir: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
  }
}

/** Path of one example alone. */
export const exampleHref = (locale: string, type: string, id: string, view: GalleryView): string => {
  const query = new URLSearchParams()
  if (view.scheme !== 'auto') query.set('scheme', view.scheme)
  if (view.dir === 'rtl') query.set('dir', 'rtl')
  return `/${locale}/gallery/${type}/${id}${query.size > 0 ? `?${query}` : ''}`
}
