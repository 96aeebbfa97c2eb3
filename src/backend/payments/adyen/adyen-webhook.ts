import { hmacValidator as HmacValidator, Types } from '@adyen/api-library'
import { z } from 'zod'
import { err, ok, type Result } from '#src/base/result.ts'
import type { AdyenSettings } from './adyen-settings.ts'

const itemSchema = z.object({
  additionalData: z.record(z.string(), z.string().optional()).optional(),
  amount: z.object({ value: z.int(), currency: z.string().length(3) }),
  eventCode: z.string(),
  eventDate: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
  merchantAccountCode: z.string(),
  merchantReference: z.string(),
  originalReference: z.string().optional(),
  pspReference: z.string().min(1),
  reason: z.string().nullish(),
  success: z.enum(['true', 'false']),
})

const postSchema = z.object({
  live: z.enum(['true', 'false']),
  notificationItems: z.array(z.object({ NotificationRequestItem: itemSchema })).min(1),
})

/** One thing that Adyen tells (Adyen, Standard webhook). */
export type AdyenNotice = z.infer<typeof itemSchema>

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

type ReaderDependencies = Pick<AdyenSettings, 'merchantAccount' | 'hmacKeys' | 'environment'>

/**
 * Reads what Adyen posts: a batch of notices, each signed by one of the shop's keys. One that is not signed has the whole post refused.
 * What is of another account, or of test where the shop is live, is left out.
 */
export const createAdyenReader = ({ merchantAccount, hmacKeys, environment }: ReaderDependencies) => {
  const validator = new HmacValidator()

  const isSigned = (notice: AdyenNotice): boolean => {
    if (!notice.additionalData?.['hmacSignature']) return false
    // The library signs what is missing as nothing.
    const item = Object.assign(new Types.notification.NotificationRequestItem(), notice)
    return hmacKeys.some((key) => validator.validateHMAC(item, key))
  }

  return (body: string): Result<AdyenNotice[], 'unsigned' | 'malformed'> => {
    const read = postSchema.safeParse(parsed(body))
    if (!read.success) return err('malformed')
    const { live, notificationItems } = read.data
    const notices = notificationItems.map(({ NotificationRequestItem: item }) => item)
    if (!notices.every(isSigned)) return err('unsigned')
    if ((live === 'true') !== (environment === 'live')) return ok([])
    return ok(notices.filter(({ merchantAccountCode }) => merchantAccountCode === merchantAccount))
  }
}
