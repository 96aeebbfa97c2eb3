import type { CataloguePrice } from '#src/contract/catalogue/catalogue.ts'
import type { ColourCode } from './colours.ts'
import type { Style } from './style.ts'

export const isOnSale = ({ sale }: Style, colour: ColourCode): boolean =>
  sale !== undefined && (sale.colours === undefined || sale.colours.includes(colour))

/** The price of a style in one colour, per currency; sale prices are rounded to whole units. */
export function pricesOf(style: Style, colour: ColourCode): Record<string, CataloguePrice> {
  const [usd, cad, gbp, eur] = style.price
  const share = isOnSale(style, colour) ? 1 - (style.sale?.percent ?? 0) / 100 : 1
  const price = (units: number): CataloguePrice => {
    const original = units * 100
    return {
      current: Math.round(units * share) * 100,
      original,
      ...(share < 1 ? { historicBestPrice: original } : {}),
    }
  }
  return { USD: price(usd), CAD: price(cad), GBP: price(gbp), EUR: price(eur) }
}
