import { z } from 'zod'
import type { Database } from '#src/backend/platform/database/database.ts'
import type { Promotion } from '#src/contract/promotions/promotion.ts'
import { newCode, printedCode } from '#src/backend/platform/new-code.ts'
import { createPromotionWrites } from './promotion-writes.ts'

export const promotionReportSchema = z.object({ loaded: z.int(), removed: z.int() })
type PromotionReport = z.infer<typeof promotionReportSchema>

/** What codes are wanted: so many, each for so many orders (any number, where it is missing). */
export const codesWantedSchema = z.object({
  promotionId: z.string(),
  count: z.int().min(1).max(1_000_000),
  uses: z.int().min(1).optional(),
})
type CodesWanted = z.infer<typeof codesWantedSchema>

/** What those who run promotions do with them: where the database is, or through the shop that holds it. */
export type PromotionAdministration = {
  /**
   * Writes promotions by id; `replace` takes out all others. Throws where a code belongs to another promotion
   * that was not taken out.
   */
  load: (promotions: readonly Promotion[], options: { replace: boolean }) => Promise<PromotionReport>
  /** Makes new codes of a promotion, as they are printed. Throws for an unknown promotion. */
  generateCodes: (wanted: CodesWanted) => Promise<string[]>
}

const batchSize = 1000

/** The administration of the promotions in a database that this process holds. */
export const administerPromotions = ({ patient }: Pick<Database, 'patient'>): PromotionAdministration => ({
  load: (promotions, { replace }) =>
    patient.transaction(async (tx) => {
      const writes = createPromotionWrites(tx)
      const ids = promotions.map(({ promotionId }) => promotionId)
      const before = await writes.codesListed(ids)
      await writes.promotions(promotions)
      const removed = replace ? await writes.retireOthers(ids) : 0
      const taken = await writes.listedCodes(promotions, before)
      if (taken.length > 0) throw new Error(`Other promotions have the codes ${taken.join(', ')}.`)
      await writes.publish()
      return { loaded: promotions.length, removed }
    }),

  generateCodes: ({ promotionId, count, uses }) =>
    patient.transaction(async (tx) => {
      const writes = createPromotionWrites(tx)
      if (!(await writes.isKnown(promotionId))) throw new Error(`There is no promotion ${promotionId}.`)
      const codes: string[] = []
      while (codes.length < count) {
        const batch = new Set(
          Array.from({ length: Math.min(batchSize, count - codes.length) }, () => newCode()),
        )
        const rows = [...batch].map((code) => ({ code, promotionId, maxUses: uses ?? null }))
        codes.push(...(await writes.generatedCodes(rows)))
      }
      return codes.map(printedCode)
    }),
})
