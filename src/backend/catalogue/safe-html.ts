import sanitize from 'sanitize-html'

const options: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'h3',
    'h4',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'sup',
    'sub',
    'blockquote',
  ],
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
}

/** HTML of a catalogue made safe to put into a page: text, lists, tables and links, no scripts, styles or frames. */
export const safeHtml = (html: string): string => (/[<&]/.test(html) ? sanitize(html, options) : html)

/** The text of a piece of HTML, for searching. */
export const textOfHtml = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&[#\w]+;/g, ' ')
