import sanitizeHtml from 'sanitize-html'
import { z } from 'zod'
import { isForeignUrl, isSafeUrl } from './safe-url.ts'

const inlineTags = ['a', 'b', 'strong', 'i', 'em', 'br', 'sup', 'sub', 'small', 'span', 'abbr', 's', 'wbr']
const flowTags = [
  ...inlineTags,
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'figure',
  'figcaption',
  'hr',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]

const linkAttributes = (tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
  const { href, target, title, hreflang } = attributes
  if (href === undefined || !isSafeUrl(href.trim())) return { tagName: 'span', attribs: {} }
  const url = href.trim()
  return {
    tagName,
    attribs: {
      href: url,
      ...(title === undefined ? {} : { title }),
      ...(hreflang === undefined ? {} : { hreflang }),
      ...(target === '_blank' ? { target } : {}),
      ...(target === '_blank' || isForeignUrl(url) ? { rel: 'noopener' } : {}),
    },
  }
}

const optionsFor = (allowedTags: string[]): sanitizeHtml.IOptions => ({
  allowedTags,
  allowedAttributes: {
    a: ['href', 'title', 'hreflang', 'target', 'rel'],
    abbr: ['title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h2', a: linkAttributes },
  nestingLimit: 40,
})

const flowOptions = optionsFor(flowTags)
const inlineOptions = optionsFor(inlineTags)

/** Makes an editor's HTML safe to print: allow-listed tags and attributes, links of other hosts with `rel=noopener`. */
export const sanitizeFlow = (html: string): string => sanitizeHtml(html, flowOptions)

/** The same for headings and other places that hold no paragraphs. */
export const sanitizeInline = (html: string): string => sanitizeHtml(html, inlineOptions)

/** Beyond this a field is refused rather than sanitised, so that no entry holds a request up. Characters. */
const longestHtml = 100_000

/** HTML of an editor, sanitised once when the page is resolved; safe for `set:html`. */
export const richHtml = z.string().max(longestHtml).transform(sanitizeFlow)

/** HTML of one line, sanitised in the same way. */
export const inlineHtml = z.string().max(longestHtml).transform(sanitizeInline)
