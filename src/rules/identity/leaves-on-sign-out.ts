const ownPages = ['cart', 'checkout', 'favorites', 'account']

/** Whether who signs out on a page is sent home, since it shows what is theirs (specification, shopping, section 2, Navigation rules). */
export const leavesOnSignOut = (pathname: string): boolean =>
  ownPages.some((page) => pathname.toLowerCase().includes(page))
