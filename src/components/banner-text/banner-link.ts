import { isForeignUrl } from '#src/canvas/safe-url.ts'
import type { MediaTarget, Target } from '#src/canvas/target.ts'

type Link = { url: string; targetAttribute?: MediaTarget['targetAttribute'] }
export type LinkAttributes = { href: string; target?: '_blank'; rel?: 'noopener' }

/** Attributes of a link of an editor. */
export const linkAttributes = (
  { url, targetAttribute }: Link,
  href: (url: string) => string,
): LinkAttributes => ({
  href: href(url),
  ...(targetAttribute === '_blank' ? { target: '_blank' as const } : {}),
  ...(targetAttribute === '_blank' || isForeignUrl(url) ? { rel: 'noopener' as const } : {}),
})

type Linked = {
  linkType?: 'CTA' | 'No-CTA' | undefined
  mediaTarget?: MediaTarget | undefined
  targets?: readonly Target[] | undefined
}

/** The one link a No-CTA banner is; undefined for banners with links of their own, and for those that lead nowhere. */
export const onlyLink = ({ linkType, mediaTarget, targets }: Linked): MediaTarget | undefined =>
  linkType === 'No-CTA' ? (mediaTarget ?? targets?.[0]) : undefined

/** The link of a banner's picture alone: a No-CTA banner has none, since all of it is one link. */
export const pictureLink = ({ linkType, mediaTarget }: Linked): MediaTarget | undefined =>
  linkType === 'No-CTA' ? undefined : mediaTarget

type Named = {
  title?: string | undefined
  titleHtml?: string | undefined
  subtitle?: string | undefined
  overline?: string | undefined
  eyebrowText?: string | undefined
  media?: { alt: string } | undefined
  targets?: readonly Target[] | undefined
}

/** Words that name the link of a banner to those who do not see it; undefined when it has no words at all. */
export const linkName = (banner: Named): string | undefined =>
  [
    banner.title,
    banner.titleHtml?.replace(/<[^>]*>/g, ''),
    banner.media?.alt,
    banner.targets?.[0]?.text,
    banner.subtitle,
    banner.overline,
    banner.eyebrowText,
  ].find((words) => words !== undefined && words.trim() !== '')
