import { brandName } from '#src/contract/brand.ts'
import { decimalMoney } from '#src/base/money.ts'
import type { Product } from '#src/contract/catalogue/product.ts'
import type { Review } from '#src/contract/reviews/review.ts'
import { plainText } from '#src/rules/texts/plain-text.ts'

type Json = Record<string, unknown>

/** The shop as schema.org's Organization and WebSite, for the home page. */
export const organizationData = (origin: string, locale: string): Json[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brandName,
    url: `${origin}/${locale}`,
    logo: `${origin}/icon-512.png`,
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brandName,
    url: `${origin}/${locale}`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/${locale}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
]

/** The way to a page as schema.org's BreadcrumbList; entries without an address are the page itself. */
export const breadcrumbData = (origin: string, trail: readonly { name: string; url?: string }[]): Json => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(url ? { item: `${origin}${url}` } : {}),
  })),
})

const reviewData = ({ rating, title, text, nickname, publishedAt }: Review): Json => ({
  '@type': 'Review',
  reviewRating: { '@type': 'Rating', ratingValue: rating },
  author: { '@type': 'Person', name: nickname },
  datePublished: publishedAt.slice(0, 10),
  name: title,
  reviewBody: text,
})

/** A product with its offers and what buyers say as schema.org's Product. `images` are addresses. */
export const productData = (
  origin: string,
  product: Product,
  images: readonly string[],
  reviews: readonly Review[] = [],
): Json => {
  const { price, currency, rating } = product
  const inStock = product.variants.some(({ productInventoryState }) => productInventoryState === 'InStock')
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: plainText(product.description),
    sku: product.id,
    brand: { '@type': 'Brand', name: product.brand },
    image: images.map((image) => new URL(image, origin).href),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: currency,
      lowPrice: decimalMoney(price.lowCurrent, currency),
      highPrice: decimalMoney(price.highCurrent, currency),
      offerCount: product.variants.length,
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      url: `${origin}${product.url}`,
    },
    ...(rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.score,
            reviewCount: rating.reviewsCount,
          },
        }
      : {}),
    ...(reviews.length > 0 ? { review: reviews.map(reviewData) } : {}),
  }
}
