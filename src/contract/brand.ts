/** The shop's name, as titles, search engines and the interface say it. */
export const brandName = 'Marlow'
