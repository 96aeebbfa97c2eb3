/** The shop's name, as titles, search engines and the interface say it. */
export const brandName = 'Marlow'

/** Who sells unless the shop is told otherwise: name and address, line by line, where returns go. */
export const brandSeller: readonly string[] = [brandName, '1 quai du Port', '44000 Nantes', 'France']
