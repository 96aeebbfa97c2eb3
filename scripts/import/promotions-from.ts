import { readFile } from 'node:fs/promises'
import { WrongFile } from '#src/backend/catalogue/import/file-text.ts'
import type { PromotionAdministration } from '#src/backend/promotions/promotion-administration.ts'
import { promotionFileSchema } from '#src/contract/promotions/promotion-file.ts'
import type { ImportArguments } from './arguments.ts'

const parsed = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) throw new WrongFile(`${file} cannot be opened.`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new WrongFile(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A place in the file as one would write it in code: `promotions[2].effect.percent`. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')

/** Loads a file of promotions, all of them or, where one is wrong, none; returns the command's exit code. */
export const promotionsFrom = async (
  shop: PromotionAdministration,
  { file, isDry, replaces }: Pick<ImportArguments, 'file' | 'isDry' | 'replaces'>,
): Promise<number> => {
  const read = promotionFileSchema.safeParse(await parsed(file))
  if (!read.success) {
    console.log('Refused:')
    for (const { path, message } of read.error.issues) console.log(`  ${placeOf(path)}: ${message}`)
    return 1
  }
  const { promotions } = read.data
  if (isDry) {
    console.log(`${promotions.length} promotions can be imported.`)
    return 0
  }
  const { loaded, removed } = await shop.load(promotions, { replace: replaces })
  console.log(`${loaded} promotions imported, ${removed} taken out.`)
  return 0
}
