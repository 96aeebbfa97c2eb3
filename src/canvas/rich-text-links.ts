/** Sanitised rich text without its links, for places that are a link themselves. */
export const unlinkRichText = (html: string): string => html.replace(/<\/?a(?:\s[^>]*)?>/g, '')

/**
 * Leads the links within sanitised rich text where `href` says (locale, kept parameters). Sanitised HTML writes every
 * attribute as `href="…"` with `&` escaped.
 */
export const linkRichText = (html: string, href: (path: string) => string): string =>
  html.includes('href="/')
    ? html.replace(
        /href="(\/[^"]*)"/g,
        (_, path: string) => `href="${href(path.replaceAll('&amp;', '&')).replaceAll('&', '&amp;')}"`,
      )
    : html
