import { createHash } from 'node:crypto'

/** A page as a file, and the files of the shop that it needs beside it. */
export type StaticHtml = { html: string; pictures: Map<string, string>; styles: string[] }

/** Within attributes, so not in the data of search engines, which names addresses of the shop in full. */
const pictureAddress = /(?<=[\s"'])\/pictures\/[^\s"'<>{}]+(?=[\s"'])/g
const styleAddress = /(?<=href=")\/styles\/[^"]+/g
const siteLink = /(?<= (?:href|action)=")\/([a-z]{2}-[a-z]{2})((?:[/?#][^"]*)?)(?=")/g

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&')

/** The file of a picture. Its address names no format, which a file server would go by. */
export const pictureFile = (address: string): string =>
  `pictures/${createHash('sha1').update(address).digest('base64url').slice(0, 20)}.webp`

/**
 * Makes a page of the shop fit for a file server: pictures become files, and links that lead to no page in `paths` lead
 * to the shop's own origin, where the server is.
 */
export const staticHtml = (page: string, paths: ReadonlySet<string>, shopOrigin: string): StaticHtml => {
  const pictures = new Map<string, string>()
  const html = page
    .replace(pictureAddress, (written) => {
      const address = unescaped(written)
      const file = pictures.get(address) ?? pictureFile(address)
      pictures.set(address, file)
      return `/${file}`
    })
    .replace(siteLink, (link, locale: string, rest: string) => {
      const path = `/${locale}${rest.replace(/[?#].*$/, '').replace(/\/$/, '')}`
      return paths.has(path) ? link : `${shopOrigin}${link}`
    })
  return { html, pictures, styles: [...new Set(html.match(styleAddress) ?? [])] }
}
