/** Pages that parts of the shop ask for by name, and what their content stands around (specification, account and content, section 7). */
export const fixedPages = {
  account: 'The account',
  'account-profile': 'The profile in the account',
  basecamp: 'The brand’s base camp campaign',
  cart: 'The cart',
  checkout: 'The checkout',
  'contact-us': 'The contact form',
  'error-4xx': 'An address without a page',
  'gift-card': 'Gift cards',
  'loyalty-modal': 'The dialog that invites to the loyalty programme',
  'order-confirmation': 'The order confirmation',
  promotions: 'Current promotions',
  search: 'Search results',
  'sign-in-modal': 'The sign-in dialog',
  'sign-up': 'The sign-up page',
  'sign-up-modal': 'The sign-up dialog',
  'store-locator': 'The store locator',
  westend: 'The brand’s West End campaign',
} as const

export type FixedPage = keyof typeof fixedPages
