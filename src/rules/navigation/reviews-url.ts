/** Path of the page of all reviews of a product, without locale. */
export const reviewsPath = (productId: string): string => `/reviews/${productId}`

/** Where posted forms judge a review, without locale. */
export const judgePath = '/reviews/judge'

/** Path of the page on which a buyer reviews a product, without locale. */
export const writeReviewPath = (productId: string): string => `/reviews/write/${productId}`
