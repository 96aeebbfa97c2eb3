import { breakpoints, type Breakpoint } from '#src/canvas/blocks/block-fields.ts'
import { hostedVideoUrl } from '#src/components/video/video-url.ts'
import type { VideoProps, VideoSource } from './block.ts'

const from: Record<Breakpoint, string | undefined> = {
  sm: undefined,
  md: '(width >= 48rem)',
  lg: '(width >= 64rem)',
}

const typeOf = (url: string): string | undefined => {
  const ending = /\.(mp4|webm|ogv)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase()
  return ending && `video/${ending === 'ogv' ? 'ogg' : ending}`
}

export const urlOf = ({ url, asset }: VideoSource): string => url ?? (asset ? hostedVideoUrl(asset) : '')

export type SourceAttributes = { src: string; type: string | undefined; media: string | undefined }

/** What `<source>` elements say, the widest breakpoint first. */
export const videoSources = (media: VideoProps['media']): SourceAttributes[] =>
  breakpoints.toReversed().flatMap((at) => {
    const source = media[at]
    return source ? [{ src: urlOf(source), type: typeOf(urlOf(source)), media: from[at] }] : []
  })

/** Custom properties with the ratio of each breakpoint, so that the place is kept before anything has loaded. */
export const ratioStyle = ({ sm, md = sm, lg = md }: VideoProps['media']): string =>
  Object.entries({ sm, md, lg })
    .map(([at, { width, height }]) => `--${at}-ratio:${width}/${height}`)
    .join(';')
