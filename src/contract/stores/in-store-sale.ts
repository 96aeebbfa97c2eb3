import { z } from 'zod'
import { storeIdSchema } from './store-facts.ts'

/** Who of a store's staff sells, and where (specification, shopping, section 3, Buy-in-store session). */
export const inStoreSalesInfoSchema = z
  .object({
    storeId: storeIdSchema,
    storeName: z.string(),
    storeEmployeeId: z.string(),
    storeEmployeeName: z.string(),
  })
  .meta({ id: 'InStoreSalesInfo' })

export type InStoreSalesInfo = Readonly<z.infer<typeof inStoreSalesInfoSchema>>
