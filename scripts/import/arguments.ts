import path from 'node:path'
import { parseArgs } from 'node:util'
import { WrongFile } from '#src/backend/catalogue/import/file-text.ts'
import { isCurrency } from '#src/backend/catalogue/import/market-currency.ts'

const usage = `Usage: npm run import -- file [options]

  The file is a product CSV of Shopify or WooCommerce, a Google Merchant feed (XML or table), the shop's own
  JSON of promotions, or a CSV of stores or of what stores have in stock.

  --dry-run             read and check everything, write nothing
  --currency USD        currency of prices that name none
  --market Nordics=SEK  currency of a market that the file names in its own words; may be given again
  --language en         language of the file's texts
  --replace             the shop then holds this file's products, promotions or stores and no others
  --yes                 take out products without asking
  --only stock          change nothing but stock; or: prices
  --private-pictures    pictures may come from this machine and its network over http`

const isOnly = (text: string | undefined): text is 'stock' | 'prices' => text === 'stock' || text === 'prices'

/** What the command line asks for. Throws `WrongFile` with the usage when it makes no sense. */
export const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      currency: { type: 'string', default: 'USD' },
      market: { type: 'string', multiple: true, default: [] },
      language: { type: 'string', default: 'en' },
      replace: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      only: { type: 'string' },
      'private-pictures': { type: 'boolean', default: false },
    },
  })
  const refuse = (reason: string) => new WrongFile(`${reason}\n\n${usage}`)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new WrongFile(usage)
  if (!isCurrency(values.currency)) throw refuse(`"${values.currency}" is no currency.`)
  if (!/^[a-z]{2}(?:-[a-z]{2})?$/.test(values.language)) throw refuse(`"${values.language}" is no language.`)
  const { only } = values
  if (only !== undefined && !isOnly(only)) throw refuse(`"${only}" is neither stock nor prices.`)
  if (only !== undefined && values.replace) throw refuse('--only and --replace do not go together.')
  const markets = new Map<string, string>()
  for (const market of values.market) {
    const [, name, currency] = /^(.+)=([A-Z]{3})$/.exec(market) ?? []
    if (name === undefined || currency === undefined || !isCurrency(currency))
      throw refuse(`"${market}" is no market with its currency.`)
    markets.set(name.toLowerCase(), currency)
  }
  return {
    file: path.resolve(file),
    currency: values.currency,
    language: values.language,
    markets,
    only,
    isDry: values['dry-run'],
    replaces: values.replace,
    isSure: values.yes,
    allowsPrivate: values['private-pictures'],
  }
}

export type ImportArguments = ReturnType<typeof readArguments>
