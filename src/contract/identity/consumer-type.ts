import { z } from 'zod'

/** What a signed-in shopper is to the shop; an associate is one of a store's staff, who buys for others (specification, shopping, section 3, Auth). */
export const consumerTypeSchema = z.enum(['REGISTERED', 'EMPLOYEE', 'ASSOCIATE'])

export type ConsumerType = z.infer<typeof consumerTypeSchema>
