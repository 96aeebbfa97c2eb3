/** Widths that pictures are made in, in pixels: few, so that caches stay small and nobody can ask for endless ones. */
export const pictureWidths = [160, 240, 320, 480, 640, 800, 960, 1200, 1600, 2000, 2560] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Longest side a picture is made in, in pixels. */
const maxSide = 2560

/** Width by height that pictures are cropped to. */
const pictureRatios = [
  ...[16, 6, 4, 3, 21 / 9, 2, 40 / 21, 16 / 9, 3 / 2, 4 / 3, 5 / 4],
  ...[1, 4 / 5, 3 / 4, 2 / 3, 9 / 16, 1 / 2],
] as const

const pictureQualities = [50, 80] as const
const pictureSharpenings = [0, 60] as const

const nearest = <Rung extends number>(rungs: readonly [Rung, ...Rung[]], to: number): Rung =>
  rungs.reduce((best, rung) => (Math.abs(rung - to) < Math.abs(best - to) ? rung : best))

/** The ratio on the ladder that is nearest in proportion. */
export const ratioOnLadder = (ratio: number): number =>
  pictureRatios.reduce((best, rung) =>
    Math.abs(Math.log(rung / ratio)) < Math.abs(Math.log(best / ratio)) ? rung : best,
  )

/** The next width on the ladder, at most so wide that a picture of the ratio is within the longest side. */
export const widthOnLadder = (width: number, ratio = 1): PictureWidth => {
  const widest = Math.min(maxSide, Math.max(maxSide * ratio, pictureWidths[0]))
  const next = pictureWidths.find((rung) => rung >= Math.min(width, widest)) ?? maxSide
  return next <= widest ? next : (pictureWidths.findLast((rung) => rung <= widest) ?? pictureWidths[0])
}

export const qualityOnLadder = (quality: number): number => nearest(pictureQualities, quality)

export const sharpeningOnLadder = (sharpening: number): number => nearest(pictureSharpenings, sharpening)

/** Height in pixels of a picture that is cropped to a ratio. */
export const heightOf = (width: number, ratio: number): number => Math.max(1, Math.round(width / ratio))
