import { layoutsOf, type Layouts } from '#src/components/carousel/carousel-layout.ts'

/** How wide cards are, by how many stand side by side on a desktop (specification, account and content, section 2). */
export const recommendationVariants = ['3-cards', '5-cards', '6-cards', 'search-hub'] as const
export type RecommendationVariant = (typeof recommendationVariants)[number]

const layoutsWith = (slideWidth: string, md: number, lg: number): Layouts => {
  const carousel = {
    ...{ type: 'carousel' as const, showArrows: true, showIndicators: false, showProgress: false },
    ...{ autoplay: false, autorotateTime: 6, loop: false },
  }
  return layoutsOf(
    {
      sm: { ...carousel, slideWidth },
      md: { ...carousel, columns: md },
      lg: { ...carousel, columns: lg },
    },
    { arrows: true },
  )
}

/** The layout of each variant. */
export const recommendationLayouts: Readonly<Record<RecommendationVariant, Layouts>> = {
  '3-cards': layoutsWith('78%', 2, 3),
  '5-cards': layoutsWith('46%', 3, 5),
  '6-cards': layoutsWith('42%', 4, 6),
  'search-hub': layoutsWith('34%', 5, 6),
}

/** The widths of their pictures. */
export const recommendationSizes: Readonly<Record<RecommendationVariant, string>> = {
  '3-cards': '(width < 48rem) 78vw, (width < 64rem) 44vw, (width < 90rem) 31vw, 27rem',
  '5-cards': '(width < 48rem) 46vw, (width < 64rem) 30vw, (width < 90rem) 18vw, 16rem',
  '6-cards': '(width < 48rem) 42vw, (width < 64rem) 20vw, (width < 90rem) 15vw, 13rem',
  'search-hub': '(width < 48rem) 34vw, (width < 64rem) 18vw, (width < 90rem) 15vw, 13rem',
}
