import { messages } from '#src/messages/messages.ts'

const youtubeHosts = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com'])

/** What players are called where nobody gave them a title. */
const plainTitles = /^(?:|video|youtube video player|vimeo[- ](?:video )?player)$/i

const pageOf = (src: string): string | undefined => {
  const url = URL.parse(src.trim().replace(/^\/\//, 'https://'))
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const host = url.hostname.replace(/^www\./, '')
  if (youtubeHosts.has(host)) {
    const id = /^\/embed\/([\w-]+)$/.exec(url.pathname)?.[1]
    const list = url.searchParams.get('list')
    if (id === 'videoseries')
      return list ? `https://www.youtube.com/playlist?${new URLSearchParams({ list })}` : undefined
    return id && `https://www.youtube.com/watch?v=${id}`
  }
  if (host !== 'player.vimeo.com') return undefined
  const id = /^\/video\/(\d+)$/.exec(url.pathname)?.[1]
  const key = /^\w+$/.exec(url.searchParams.get('h') ?? '')?.[0]
  return id && `https://vimeo.com/${id}${key ? `/${key}` : ''}`
}

const languageOf = (locale: string) => {
  const [language] = locale.split('-')
  return language === 'fr' || language === 'de' ? language : 'en'
}

/**
 * The page of the video that a frame plays, and the words of a link to it; undefined unless it is of YouTube or Vimeo.
 * @param locale language or locale of the text around it
 */
export const videoLink = (
  src: string,
  title: string,
  locale: string,
): { href: string; text: string } | undefined => {
  const href = pageOf(src)
  if (href === undefined) return undefined
  const text = plainTitles.test(title.trim())
    ? messages[languageOf(locale)].catalogue.product.watchVideo
    : title.trim()
  return { href, text }
}
