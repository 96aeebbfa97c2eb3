import type { Colourway } from '#demo/pictures/drawing.ts'
import { colours, type ColourCode } from './colours.ts'
import { giftCardColours, giftCardSlug } from './gift-card.ts'
import type { Template } from './style.ts'
import { styles } from './styles/styles.ts'

type Drawing = { template: Template | typeof giftCardSlug; colourway: Colourway }

type Drawn = { slug: string; template: Drawing['template']; colours: readonly ColourCode[] }

const giftCard: Drawn = { slug: giftCardSlug, template: giftCardSlug, colours: giftCardColours }

const drawings = new Map<string, Drawing>(
  [...styles, giftCard].flatMap(({ slug, template, colours: codes }) =>
    codes.map((code) => [`${slug}/${code}`, { template, colourway: colours[code].colourway }] as const),
  ),
)

/**
 * What to draw for `products/{styleSlug}/{colourCode}/…`.
 * @returns undefined where there is no such style or the style is not made in that colour
 */
export const productDrawingOf = (styleSlug: string, colourCode: string): Drawing | undefined =>
  drawings.get(`${styleSlug}/${colourCode}`)
