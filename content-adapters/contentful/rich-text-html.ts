import { z } from 'zod'

const nodeSchema = z.looseObject({
  nodeType: z.string(),
  value: z.string().default(''),
  marks: z.array(z.object({ type: z.string() })).default([]),
  data: z.looseObject({ uri: z.string().optional(), target: z.unknown().optional() }).prefault({}),
  content: z.array(z.unknown()).default([]),
})

const tags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  'heading-1': 'h2',
  'heading-2': 'h2',
  'heading-3': 'h3',
  'heading-4': 'h4',
  'heading-5': 'h4',
  'heading-6': 'h4',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
  blockquote: 'blockquote',
  table: 'table',
  'table-row': 'tr',
  'table-cell': 'td',
  'table-header-cell': 'th',
}

const markTags: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  superscript: 'sup',
  subscript: 'sub',
  strikethrough: 's',
}

/** Deeper in a document nothing is shown. */
const deepest = 40

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')

const wrap = (tag: string | undefined, html: string): string =>
  tag === undefined ? html : `<${tag}>${html}</${tag}>`

/** Whether a field holds a rich text document. */
export const isRichText = (value: object): boolean => 'nodeType' in value && value.nodeType === 'document'

/**
 * A rich text document as HTML. Blocks make it safe when they read it, as they do with any HTML; what cannot stand in
 * text, such as embedded entries, is left out.
 * @param addressOf the address that a link to an entry leads to; undefined when it leads nowhere
 */
export const richTextHtml = (
  document: unknown,
  addressOf: (link: unknown) => string | undefined,
  depth = 0,
): string => {
  const parsed = nodeSchema.safeParse(document)
  if (!parsed.success || depth > deepest) return ''
  const { nodeType, value, marks, data, content } = parsed.data
  if (nodeType === 'text')
    return marks.reduce(
      (html, { type }) => wrap(markTags[type], html),
      escape(value).replaceAll('\n', '<br>'),
    )
  if (nodeType === 'hr') return '<hr>'
  const inner = content.map((node) => richTextHtml(node, addressOf, depth + 1)).join('')
  const href =
    nodeType === 'hyperlink' ? data.uri : nodeType === 'entry-hyperlink' ? addressOf(data.target) : undefined
  return href === undefined ? wrap(tags[nodeType], inner) : `<a href="${escape(href)}">${inner}</a>`
}
