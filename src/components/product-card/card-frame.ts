import type { Frame } from '#src/components/picture/picture-sources.ts'

const frames = new Map<string, Frame>()

/** The frame of a card's picture for a `sizes` attribute, made once for each. */
export const cardFrame = (sizes: string): Frame => {
  const known = frames.get(sizes)
  if (known) return known
  const made: Frame = { sizes, widths: [160, 240, 320, 480, 640] }
  frames.set(sizes, made)
  return made
}
