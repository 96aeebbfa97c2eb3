import { fragmentType } from '#src/canvas/pages/fragment.ts'
import { linkSchema, type DeliveredEntry, type Delivery } from './delivery.ts'
import { instantOf } from './instant-of.ts'
import { kinds } from './kinds.ts'
import { mediaOfAsset } from './media-of-asset.ts'
import { pageOfFields } from './page-of-fields.ts'
import { isRichText, richTextHtml } from './rich-text-html.ts'

type Fields = Record<string, unknown>

/** Links are followed this deep; deeper ones become references, which are loaded when they are met. */
const deepest = 12

/** Entries that link to each other many times over must not make a page without end. */
const maxEntries = 5_000

/** The block type of a content type: `heroBanner` is `hero-banner`. */
const blockTypeOf = (contentType: string): string =>
  contentType.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

const typeOf = ({ sys }: DeliveredEntry): string => sys.contentType.sys.id

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** The name other entries know a fragment by. */
const fragmentIdOf = ({ sys, fields }: DeliveredEntry): string => textOf(fields['fragmentId']) ?? sys.id

const addressOfPage = ({ fields }: DeliveredEntry): string | undefined => {
  const slug = textOf(fields['slug'])
  return slug === undefined ? undefined : slug === 'home' ? '/' : `/${slug}`
}

/**
 * Makes canvas content of delivered entries, by what they are and whatever their model: an entry becomes a block whose
 * type is its content type and whose props are its fields; a link becomes what it leads to. Types that no block has are
 * reported where they stand when the page is resolved.
 */
export const createEntryMapper = ({ items, includes }: Delivery) => {
  const entries = new Map([...includes.Entry, ...items].map((entry) => [entry.sys.id, entry]))
  const assets = new Map(includes.Asset.map((asset) => [asset.sys.id, asset]))

  let room = maxEntries

  const linked = (value: unknown): DeliveredEntry | undefined => {
    const link = linkSchema.safeParse(value)
    return link.success ? entries.get(link.data.sys.id) : undefined
  }

  const addressOfLink = (link: unknown): string | undefined => {
    const entry = linked(link)
    return entry && typeOf(entry) === 'page' ? addressOfPage(entry) : undefined
  }

  const fieldsOf = (entry: DeliveredEntry, trail: readonly string[]): Fields => {
    const inside = [...trail, entry.sys.id]
    return Object.fromEntries(
      Object.entries(entry.fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? instantOf(name, value) : map(value, inside),
      ]),
    )
  }

  const pageOf = (entry: DeliveredEntry, trail: readonly string[]) =>
    pageOfFields(entry.sys.id, fieldsOf(entry, trail))

  const mapEntry = (entry: DeliveredEntry, trail: readonly string[]): unknown => {
    const type = typeOf(entry)
    const { id } = entry.sys
    if (type === 'page') return addressOfPage(entry)
    if (trail.includes(id) || trail.length > deepest)
      return { type: fragmentType, fragmentId: type === fragmentType ? fragmentIdOf(entry) : id }
    if (type === fragmentType) {
      const page = pageOf(entry, trail)
      const filling = page.ok ? { fragment: page.value } : { problem: page.error }
      return { type, fragmentId: fragmentIdOf(entry), ...filling }
    }
    if (room === 0)
      return {
        type: fragmentType,
        fragmentId: id,
        problem: `the page holds more than ${maxEntries} entries`,
      }
    room -= 1
    const fields = fieldsOf(entry, trail)
    // A picture with what the asset does not know: other crops, where its subject lies, its text alternative.
    if (type === 'media' && typeof fields['image'] === 'object') return { ...fields['image'], ...fields }
    return { ...fields, type: blockTypeOf(type) }
  }

  function map(value: unknown, trail: readonly string[]): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((inner: unknown) => map(inner, trail))
    if (isRichText(value)) return richTextHtml(value, addressOfLink)
    const link = linkSchema.safeParse(value)
    if (!link.success)
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(inner, trail)]))
    const { id, linkType } = link.data.sys
    if (linkType === 'Asset') {
      const asset = assets.get(id)
      return asset && mediaOfAsset(asset)
    }
    const entry = entries.get(id)
    return entry ? mapEntry(entry, trail) : { type: fragmentType, fragmentId: id }
  }

  return {
    /** An entry that holds sections or items as a page; a single block as a page of that block. */
    page: (entry: DeliveredEntry) => {
      room = maxEntries
      return Object.values(kinds).some(({ contentType }) => contentType === typeOf(entry))
        ? pageOf(entry, [])
        : pageOfFields(entry.sys.id, { items: [mapEntry(entry, [])] })
    },
  }
}
