import { z } from 'zod'

export const subscriptionTypes = ['Newsletter', 'LoyaltyNewsletter'] as const
export const subscriptionChannels = ['email', 'sms'] as const
export type SubscriptionType = (typeof subscriptionTypes)[number]
export type SubscriptionChannel = (typeof subscriptionChannels)[number]

/** What somebody wants to be sent (specification, account and content, section 3, Consumer profile). */
export const subscriptionSchema = z
  .object({
    type: z.enum(subscriptionTypes),
    channel: z.enum(subscriptionChannels),
    optin: z.boolean(),
    doubleOptin: z.boolean().describe('Whether they confirmed it by what was sent to them'),
    recipient: z.string().describe('An email, or a phone number in international form'),
    category: z.string(),
    country: z.string(),
    region: z.string(),
    optinDate: z.iso.datetime().optional(),
    optoutDate: z.iso.datetime().optional(),
  })
  .meta({ id: 'Subscription' })

export type Subscription = z.infer<typeof subscriptionSchema>
