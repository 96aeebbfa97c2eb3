import { z } from 'zod'
import { consumerTypeSchema } from '#src/contract/identity/consumer-type.ts'
import { bookedAddressSchema } from './address-book.ts'
import { genders } from './genders.ts'
import { subscriptionSchema } from './subscription.ts'

/** Interests that a customer may have; several are written as one text, joined by a pipe. */
export const interestForm = /^[\p{L}\p{N} &'’-]{1,40}$/u
export const maxInterests = 30

const spend = z.object({
  currentSpend: z.int().describe('Minor units of the currency, in this calendar year'),
  currency: z.string(),
})
const withCap = spend.extend({ annualCap: z.int().describe('Minor units') })
const withCredit = spend.extend({ annualCredit: z.int().describe('Minor units') })

const enrollmentSchema = z.object({
  type: z.literal('Loyalty'),
  optin: z.boolean(),
  doubleOptin: z.boolean(),
  country: z.string(),
  region: z.string(),
  channel: z.string(),
})

/** Who a customer is (specification, account and content, section 3, Consumer profile). */
export const profileSchema = z
  .object({
    consumerId: z.uuid(),
    consumerNo: z.string(),
    consumerType: consumerTypeSchema,
    version: z.int().describe('Goes up with each change'),
    isLoyaltyMember: z.boolean(),
    isConfirmedEmail: z.boolean(),
    loyaltyOptInDate: z.iso.datetime().optional(),
    loyaltySummary: z
      .object({ points: z.object({ balance: z.int() }) })
      .optional()
      .describe('Where it was asked for'),
    consumerDetails: z.object({
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string().optional().describe('International, with a plus sign'),
      phoneCode: z.string().optional(),
      postalCode: z.string().optional(),
      birthDate: z.iso.date().optional(),
      gender: z.enum(genders).optional(),
      address: z.array(bookedAddressSchema),
      employee: withCap.extend({ isTermsAccepted: z.boolean() }).optional(),
      athlete: withCredit.optional(),
      prosumer: withCredit.optional().describe('Of the profile WRANX or IPA'),
      identity: z.array(z.object({ type: z.enum(['WRANX', 'IPA']) })),
      source: z.object({
        store: z.string().optional(),
        acquisitionType: z.string().optional(),
        campaignName: z.string().optional(),
      }),
    }),
    enrollments: z.array(enrollmentSchema),
    preferences: z.object({
      interests: z.string().describe('Joined by a pipe'),
      preferredShoeSize: z.string().optional(),
    }),
    subscriptions: z.array(subscriptionSchema),
  })
  .meta({ id: 'ConsumerProfile' })

export type Profile = z.infer<typeof profileSchema>

const text = (max: number) => z.string().max(max).optional()

/** What a customer may change of themselves; an empty text takes a value away that may be missing. */
export const changedProfileSchema = z.strictObject({
  version: z.int().min(1).optional().describe('Of the profile that was read; another one by now is PRO415'),
  consumerDetails: z
    .strictObject({
      firstName: text(100),
      lastName: text(100),
      phone: text(40),
      phoneCode: text(5),
      postalCode: text(12),
      birthDate: text(10).describe('ISO date'),
      gender: z.enum(['', ...genders]).optional(),
    })
    .optional(),
  preferences: z
    .strictObject({
      interests: text(1000).describe('Joined by a pipe'),
      preferredShoeSize: text(20),
    })
    .optional(),
})

export type ChangedProfile = z.infer<typeof changedProfileSchema>
