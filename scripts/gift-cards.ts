import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { parseMoney } from '#src/base/money.ts'
import { WrongFile } from '#src/backend/catalogue/import/file-text.ts'
import {
  cardsWantedSchema,
  printedCardSchema,
  type PrintedCard,
} from '#src/backend/payments/gift-card-administration.ts'
import { printedCode } from '#src/backend/platform/new-code.ts'
import { readEnvironment } from '#src/composition/environment/environment.ts'
import { openCatalogue } from './import/open-imported-catalogue.ts'
import { printOrWrite, runCommand } from './run-command.ts'

const usage = `Usage: npm run gift-cards -- --count 20 --amount 50 [--method REWARD_CODE] [--currency USD] [--expires 2027-12-31] [--to cards.csv]
       npm run gift-cards -- --from cards.csv

  Makes gift cards (GIFT_CARD), or what the shop gives away: reward cards (REWARD_CARD) and reward codes, which have no PIN
  (REWARD_CODE). Prints their numbers and PINs, which the shop does not store: nobody can print them again. Or takes over what
  was issued elsewhere, by a CSV with the columns number, pin, balance, currency, method (a gift card when it is missing),
  expires (YYYY-MM-DD, may be empty) and active (true or false, true when it is missing).`

const rowsSchema = z.array(z.record(z.string(), z.string()))

/** The cards of a CSV. Throws `WrongFile` with the line of what cannot be read. */
const cardsOf = (text: string): PrintedCard[] =>
  rowsSchema
    .parse(parse(text, { columns: true, trim: true, skip_empty_lines: true, bom: true }))
    .map((row, at) => {
      const { number, pin, balance = '', currency = '', expires, active, method } = row
      const card = printedCardSchema.safeParse({
        method: method || undefined,
        number,
        pin: pin || undefined,
        currency,
        balance: /^[A-Z]{3}$/.test(currency) ? parseMoney(balance, currency) : undefined,
        expiresOn: expires || undefined,
        active: active ? active === 'true' : undefined,
      })
      if (card.success) return card.data
      throw new WrongFile(`Line ${at + 2}: ${z.prettifyError(card.error)}`)
    })

const csvOf = (cards: readonly PrintedCard[]): string =>
  ['number,pin', ...cards.map(({ number, pin }) => `${printedCode(number)},${pin ?? ''}`), ''].join('\n')

const run = async (): Promise<number> => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      ...{
        count: { ...text, default: '1' },
        amount: text,
        method: text,
        currency: { ...text, default: 'USD' },
      },
      ...{ expires: text, to: text, from: text },
    },
  })
  const { count, amount = '', method, currency, expires, to, from } = values
  const wanted = cardsWantedSchema.safeParse({
    method,
    count: Number(count),
    balance: parseMoney(amount, currency),
    currency,
    expiresOn: expires,
  })
  if (from === undefined && !wanted.success) throw new WrongFile(usage)
  const given = from === undefined ? [] : cardsOf(await readFile(from, 'utf8'))
  const { catalogue: shop, close } = await openCatalogue(readEnvironment(process.env), false)
  try {
    if (wanted.success && from === undefined) {
      await printOrWrite(csvOf(await shop.giftCards.make(wanted.data)), to)
    } else {
      const { loaded, known } = await shop.giftCards.load(given)
      console.log(`${loaded} new, ${known} known and left as they are`)
    }
    return 0
  } finally {
    await close()
  }
}

await runCommand(run)
