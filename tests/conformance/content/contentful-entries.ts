import { kinds } from '#content-adapters/contentful/kinds.ts'
import { entryKey } from '#src/canvas/entries/entry-facts.ts'
import type { EntryKind } from '#src/canvas/entries/content-address.ts'

type Fields = Record<string, unknown>
type Entry = {
  sys: { id: string; type: 'Entry'; updatedAt: string; contentType: { sys: { id: string } } }
  fields: Fields
}

/** A canvas entry as a space would hold it: the entry itself, and those of its sections and blocks. */
export type SpaceEntry = { entry: Entry; parts: Entry[] }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const camel = (type: string): string => type.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

/**
 * Writes canvas content as entries of a space, so that a Contentful service can be acted from a content folder. What
 * pages are made of becomes linked entries, as an editor of a space would keep it.
 */
export const spaceEntryOf = (
  kind: EntryKind,
  name: string,
  content: unknown,
  updatedAt: string,
): SpaceEntry => {
  const parts: Entry[] = []
  const make = (id: string, type: string, fields: Fields): Entry => ({
    sys: { id, type: 'Entry', updatedAt, contentType: { sys: { id: type } } },
    fields,
  })

  const store = (value: unknown, place: string): unknown => {
    if (Array.isArray(value)) return value.map((inner, index) => store(inner, `${place}-${index}`))
    if (!isFields(value)) return value
    if (value['type'] === 'fragment') return linkTo(`fragment-${String(value['fragmentId'])}`)
    const { type, ...rest } = value
    const fields = Object.fromEntries(
      Object.entries(rest).map(([key, inner]) => [key, store(inner, `${place}-${key}`)]),
    )
    if (typeof type !== 'string') return fields
    parts.push(make(place, camel(type), fields))
    return linkTo(place)
  }

  const { id, slug, metadata, sections, ...rest } = isFields(content) ? content : {}
  const place = entryKey(kind, name).replaceAll(/[^A-Za-z0-9]/g, '-')
  const { contentType, nameField } = kinds[kind]
  const stored = Array.isArray(sections)
    ? sections.map((section: unknown, index) =>
        store({ type: 'section', ...(isFields(section) ? section : {}) }, `${place}-${index}`),
      )
    : undefined
  const fields = {
    ...rest,
    ...(isFields(metadata) ? metadata : {}),
    slug,
    ...(nameField === undefined ? {} : { [nameField]: name }),
    ...(stored ? { sections: stored } : {}),
  }
  return { entry: make(kind === 'fragment' ? place : String(id), contentType, fields), parts }
}
