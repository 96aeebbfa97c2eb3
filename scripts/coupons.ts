import { parseArgs } from 'node:util'
import { WrongFile } from '#src/backend/catalogue/import/file-text.ts'
import { codesWantedSchema } from '#src/backend/promotions/promotion-administration.ts'
import { readEnvironment } from '#src/composition/environment/environment.ts'
import { openCatalogue } from './import/open-imported-catalogue.ts'
import { printOrWrite, runCommand } from './run-command.ts'

const usage = `Usage: npm run coupons -- PROMOTION --count 500 [--uses 1] [--to codes.csv]

  Makes codes of a promotion that cannot be guessed, each for one order unless --uses says otherwise, and prints them.`

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '1' },
      uses: { type: 'string', default: '1' },
      to: { type: 'string' },
    },
  })
  const [promotionId, ...more] = positionals
  const wanted = codesWantedSchema.safeParse({
    promotionId,
    count: Number(values.count),
    uses: Number(values.uses),
  })
  if (!wanted.success || more.length > 0) throw new WrongFile(usage)
  const { catalogue: shop, close } = await openCatalogue(readEnvironment(process.env), false)
  try {
    const text = `${(await shop.promotions.generateCodes(wanted.data)).join('\n')}\n`
    await printOrWrite(text, values.to)
    return 0
  } finally {
    await close()
  }
}

await runCommand(run)
