/** Where a saved item's form stood: on the cart page, or on the list's own. */
export const savedPlace = (back: string, href: (path: string) => string): string =>
  href(back === 'cart' ? '/cart' : '/saved-for-later')
