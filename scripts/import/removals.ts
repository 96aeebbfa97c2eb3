import { createInterface } from 'node:readline/promises'
import type { CatalogueSummary } from '#src/backend/catalogue/catalogue-administration.ts'
import { WrongFile } from '#src/backend/catalogue/import/file-text.ts'

/** Share of the products on sale that may go without a question. */
const quietShare = 0.1
const maxListed = 50

/** Names of the products on sale that are neither in the file nor kept. */
export const removalsOf = ({ products }: CatalogueSummary, stays: ReadonlySet<string>): string[] =>
  products.filter(({ active, productId }) => active && !stays.has(productId)).map(({ name }) => name)

/** Whether a removal is so large that it may be a mistake. */
export const needsConsent = ({ products }: CatalogueSummary, removals: readonly string[]): boolean =>
  removals.length > quietShare * products.filter(({ active }) => active).length

export const printRemovals = (removals: readonly string[], isDry: boolean): void => {
  if (removals.length === 0) return
  console.log(`${removals.length} products ${isDry ? 'would be' : 'are'} taken out:`)
  for (const name of removals.slice(0, maxListed)) console.log(`  ${name}`)
  if (removals.length > maxListed) console.log(`  … and ${removals.length - maxListed} more`)
}

/** Asks in the terminal whether to go on. Throws `WrongFile` when the answer is no, or nobody is there to give it. */
export const askConsent = async (count: number): Promise<void> => {
  if (!process.stdin.isTTY)
    throw new WrongFile(
      `Nothing was written: taking out ${count} products needs --yes, or an answer in a terminal.`,
    )
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Take these ${count} products out? (yes/no) `)
  terminal.close()
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new WrongFile('Nothing was written.')
}
