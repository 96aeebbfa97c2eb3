type Size =
  | ('listingPageSize' | 'favoritesPageSize' | 'savedForLaterPageSize' | 'storesPageSize')
  | 'upsellStackedCount'
  | ('newForDays' | 'siblingCount' | 'largestReservation' | 'largestEmailedOrder' | 'toastDelayMs')
  | ('stockMailsPerUnit' | 'maxStockRequests')

type Settings = Readonly<
  Record<Size, number> & {
    hasFavorites: boolean
    hasBackInStock: boolean
  }
>

/**
 * What a shop sets for itself (specification, shopping, section 9): change it here, and build the shop. What differs from one
 * machine to the next is a variable of the environment.
 */
export const settings: Settings = {
  /** Products on a page of a listing or search. */
  listingPageSize: 24,
  /**
   * Whether shoppers may keep favorites (specification, shopping, section 6). Without them there are no hearts, no page and no
   * calls; links in content are the editors' to take out.
   */
  hasFavorites: true,
  /**
   * Whether shoppers may be told by email when what is sold out is back in stock (specification, account and content, section 4, Quick-shop
   * footer). Without it nothing offers to, and there are no calls.
   */
  hasBackInStock: true,
  /** How many of those who wait for a variant are told within a day, for each unit that is back. */
  stockMailsPerUnit: 2,
  /** Most variants that a customer waits for; who asks for another waits no more for the one asked first. */
  maxStockRequests: 50,
  /** Items on a page of favorites. */
  favoritesPageSize: 24,
  /** Items on a page of what is saved for later. */
  savedForLaterPageSize: 24,
  /** Most products that are recommended beside a cart (specification, account and content, section 9). */
  upsellStackedCount: 3,
  /** Stores on a page of the locator. */
  storesPageSize: 10,
  /** How long after its publication a product is found by the facet `new`, in days. */
  newForDays: 60,
  /** Pages that a pagination shows beside the current one. */
  siblingCount: 2,
  /** Most units of a variant that the carts of a session reserve together: one shopper must not empty the shop for all. */
  largestReservation: 12,
  /** Most units that come by email, such as gift cards, in one order: each is made, and has its secrets hashed, on its own. */
  largestEmailedOrder: 50,
  /** How long a toast stays, in milliseconds. */
  toastDelayMs: 6000,
}
