import { z } from 'zod'
import { promotionSchema } from './promotion.ts'

/** A code as it is stored, for comparing. */
const bare = (code: string): string => code.toUpperCase().replaceAll('-', '')

/** A file of promotions (`demo/promotions.json`), no id and no code in it twice. */
export const promotionFileSchema = z
  .strictObject({ $schema: z.string().optional(), promotions: z.array(promotionSchema).max(5000) })
  .superRefine(({ promotions }, context) => {
    const ids = new Set<string>()
    const codes = new Set<string>()
    promotions.forEach(({ promotionId, conditions }, at) => {
      const refuse = (path: (string | number)[]) =>
        context.addIssue({ code: 'custom', path: ['promotions', at, ...path], message: 'is there twice' })
      if (ids.has(promotionId)) refuse(['promotionId'])
      ids.add(promotionId)
      conditions.coupon?.codes.forEach(({ code }, index) => {
        if (codes.has(bare(code))) refuse(['conditions', 'coupon', 'codes', index, 'code'])
        codes.add(bare(code))
      })
    })
  })
