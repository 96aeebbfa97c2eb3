import type { ContentAddress, EntryKind } from '#src/canvas/entries/content-address.ts'

type Kind = {
  contentType: string
  /** The field that holds an entry's name; undefined where a site has but one. */
  nameField?: string
}

/** The content types of a space that hold the kinds of entries. `product` itself is left to a shop's catalogue. */
export const kinds: Readonly<Record<EntryKind, Kind>> = {
  page: { contentType: 'page', nameField: 'slug' },
  category: { contentType: 'categoryContent', nameField: 'categoryId' },
  product: { contentType: 'productContent', nameField: 'productId' },
  fragment: { contentType: 'fragment', nameField: 'fragmentId' },
  menu: { contentType: 'menu' },
  footer: { contentType: 'footer' },
  popups: { contentType: 'popups' },
}

/** The query that finds an entry. The oldest wins where an editor made a second one of the same name. */
export const queryFor = ({ kind, name }: ContentAddress): Record<string, string> => {
  const { contentType, nameField } = kinds[kind]
  return {
    content_type: contentType,
    ...(nameField !== undefined && name !== undefined ? { [`fields.${nameField}`]: name } : {}),
    order: 'sys.createdAt',
    limit: '1',
  }
}

const kindNames = ['page', 'category', 'product', 'fragment', 'menu', 'footer', 'popups'] as const

/** The kind and name of a delivered entry. */
export const addressOfEntry = (
  contentType: string,
  id: string,
  fields: Record<string, unknown>,
): { kind: EntryKind; name: string } | undefined => {
  const kind = kindNames.find((candidate) => kinds[candidate].contentType === contentType)
  if (kind === undefined) return undefined
  const { nameField } = kinds[kind]
  const name = nameField === undefined ? kind : fields[nameField]
  return { kind, name: typeof name === 'string' && name !== '' ? name : id }
}
