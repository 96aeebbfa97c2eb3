import { parsePage } from '#src/canvas/pages/parse-page.ts'
import type { Result } from '#src/base/result.ts'
import type { CanvasPage } from '#src/contract/content/page.ts'

type Fields = Record<string, unknown>

const metadataFields = [
  'htmlTitle',
  'htmlDescription',
  'ogTitle',
  'ogDescription',
  'ogImage',
  'canonical',
  'robots',
] as const

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isGiven = (value: unknown): boolean => value !== undefined && value !== null

/** Metadata lies in the fields of the page, or in an entry they link to as `metadata`. */
const metadataOf = (fields: Fields): Fields => {
  const linked = isFields(fields['metadata']) ? fields['metadata'] : {}
  const given = metadataFields.map((name) => [name, fields[name] ?? linked[name]] as const)
  const metadata = Object.fromEntries(given.filter(([, value]) => isGiven(value)))
  const { ogImage } = metadata
  return isFields(ogImage) ? { ...metadata, ogImage: ogImage['publicId'] } : metadata
}

const sectionOf = (raw: unknown): unknown =>
  isFields(raw) && raw['type'] === 'section' ? { name: '', items: [], ...raw } : raw

/** Makes a page of the mapped fields of an entry: of its sections, or of the blocks in `items`. */
export const pageOfFields = (id: string, fields: Fields): Result<CanvasPage, string> => {
  const { slug = id, name, layoutVariant, publishAt, expireAt, sections, items } = fields
  return parsePage({
    id,
    slug,
    name,
    layoutVariant,
    publishAt,
    expireAt,
    metadata: metadataOf(fields),
    sections: Array.isArray(sections)
      ? sections.map(sectionOf)
      : [{ name: 'main', items: Array.isArray(items) ? items : [] }],
  })
}
