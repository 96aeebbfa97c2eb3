import { z } from 'zod'

const byChannel = z.strictObject({ email: z.boolean().optional(), sms: z.boolean().optional() })

/** What a customer is told of by itself, and how; what is missing is as the shop has it for all. */
export const notificationsSchema = z.strictObject({
  orders: byChannel.optional(),
  backInStock: byChannel.optional(),
  loyalty: byChannel.optional(),
})

export type Notifications = z.infer<typeof notificationsSchema>
