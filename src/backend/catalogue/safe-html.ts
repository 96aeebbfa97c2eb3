import sanitize from 'sanitize-html'
import { videoLink } from './video-link.ts'

/** A picture of a description: where the picture service finds it, and its size in pixels. */
export type HtmlPicture = { publicId: string; width: number; height: number }

/** Finds the picture that a `src` names; undefined leaves it out. */
export type PictureOfSrc = (src: string) => HtmlPicture | undefined

/** What a stored `src` begins with: the rest is the picture's publicId, which a page turns into an address. */
const pictureScheme = 'picture:'

const text = ['p', 'br', 'div', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sup', 'sub', 'a', 'hr']
const structure = [
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'figure',
  'figcaption',
]
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

const isStored = (src: string | undefined): boolean => src?.startsWith(pictureScheme) ?? false

const optionsWith = (locale: string, pictureOf: PictureOfSrc | undefined): sanitize.IOptions => ({
  allowedTags: [...text, ...structure, ...tables, 'img', 'video'],
  allowedAttributes: {
    a: ['href'],
    th: ['scope', 'colspan'],
    td: ['colspan'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    video: ['src', 'controls', 'preload'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['picture'], video: ['https'] },
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'iframe'],
  nestingLimit: 40,
  transformTags: {
    // The page's only h1 is the product's name.
    h1: 'h2',
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => {
      if (isStored(src)) return { tagName, attribs: { src, alt, width, height, loading: 'lazy' } }
      const picture = pictureOf?.(src)
      const attribs: sanitize.Attributes = picture
        ? {
            src: `${pictureScheme}${picture.publicId}`,
            alt,
            width: String(picture.width),
            height: String(picture.height),
            loading: 'lazy',
          }
        : {}
      return { tagName, attribs }
    },
    video: (tagName, { src = '' }) => ({ tagName, attribs: { src, controls: '', preload: 'none' } }),
    // A frame would call its maker before the shopper wants the video, and the security policy refuses it.
    iframe: (tagName, { src = '', title = '' }) => {
      const link = videoLink(src, title, locale)
      return link ? { tagName: 'a', attribs: { href: link.href }, text: link.text } : { tagName, attribs: {} }
    },
  },
  exclusiveFilter: ({ tag, attribs }) => ['img', 'video'].includes(tag) && (attribs['src'] ?? '') === '',
})

/** What stands within a frame is for browsers without frames; in its link it would stand beside the words. */
const withoutFrameText = (html: string): string =>
  html.replace(/(<iframe(?:"[^"]*"|'[^']*'|[^>"'])*>)[^]*?(?=<\/iframe|$)/gi, '$1')

/**
 * HTML of a catalogue made safe to put into a page: text, headings, lists, tables, links, pictures of the shop and
 * links in place of the players of known hosts; no scripts or styles.
 * @param locale language or locale of the text
 * @param pictureOf finds the pictures that a merchant's HTML names by an address; those it does not know are left out
 */
export const safeHtml = (html: string, locale: string, pictureOf?: PictureOfSrc): string =>
  /[<&]/.test(html) ? sanitize(withoutFrameText(html), optionsWith(locale, pictureOf)) : html

/** The text of a piece of HTML, for searching. */
export const textOfHtml = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&[#\w]+;/g, ' ')
