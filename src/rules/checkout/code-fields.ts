/** Where a page of the checkout shows its order: folded above the step on a phone, else beside it. Each has a form for codes. */
export type OrderPlace = 'fold' | 'aside'

/** The fields of codes: one to apply, at each place, one to take off, and the page that their forms lead back to. */
export const codeFields = {
  fold: 'couponFold',
  aside: 'couponAside',
  remove: 'removeCoupon',
  page: 'page',
} as const

/** Longest code that the API takes. */
export const maxCodeLength = 100
