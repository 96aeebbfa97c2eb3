/** Where staff run the shop: their pages, and the calls that these make. */
export const staffPath = '/ops'

/** Whether a path is that of a page or a call of staff. */
export const isStaffPath = (pathname: string): boolean =>
  pathname === staffPath || pathname.startsWith(`${staffPath}/`)
