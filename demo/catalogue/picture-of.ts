import type { Colourway } from '#demo/pictures/drawing.ts'
import { colours } from './colours.ts'
import type { Template } from './style.ts'
import { styles } from './styles/styles.ts'

type Drawing = { template: Template; colourway: Colourway }

const drawings = new Map<string, Drawing>(
  styles.flatMap(({ slug, template, colours: codes }) =>
    codes.map((code) => [`${slug}/${code}`, { template, colourway: colours[code].colourway }] as const),
  ),
)

/**
 * What to draw for `products/{styleSlug}/{colourCode}/…`.
 * @returns undefined where there is no such style or the style is not made in that colour
 */
export const productDrawingOf = (styleSlug: string, colourCode: string): Drawing | undefined =>
  drawings.get(`${styleSlug}/${colourCode}`)
