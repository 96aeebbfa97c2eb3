import type { Media } from '#src/canvas/media.ts'

type Pictured = { media?: Media | undefined; mediaList?: readonly Media[] | undefined }

/** The pictures of a banner, its own before those of its list. */
export const bannerPictures = ({ media, mediaList = [] }: Pictured): readonly Media[] =>
  media ? [media, ...mediaList] : mediaList
