/** Brands by the names that shoppers know them by: pages that show a card alone do without the patterns of numbers. */
const cardBrands: Readonly<Record<string, string>> = {
  ...{ visa: 'Visa', mastercard: 'Mastercard', 'american-express': 'American Express' },
  ...{ 'diners-club': 'Diners Club', discover: 'Discover', troy: 'Troy', jcb: 'JCB', unionpay: 'UnionPay' },
  ...{ naranja: 'Naranja', verve: 'Verve', maestro: 'Maestro', elo: 'Elo', mir: 'Mir' },
  ...{ hiper: 'Hiper', hipercard: 'Hipercard' },
}

/** A brand by the name that shoppers know it by; its code where it has none. */
export const cardBrandName = (brand: string): string => cardBrands[brand] ?? brand
