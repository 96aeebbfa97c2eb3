const ofCountry = /^([A-Z]{2}):\s*/

/** Who sells in a country, line by line. A line that begins with the code of a country, as `DE: `, is for that one alone, and says the rest. */
export const sellerLines = (seller: readonly string[], country: string): string[] =>
  seller.flatMap((line) => {
    const [prefix = '', of] = ofCountry.exec(line) ?? []
    return of === undefined || of === country ? [line.slice(prefix.length)] : []
  })
