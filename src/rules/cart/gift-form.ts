import { err, ok, type Result } from '#src/base/result.ts'
import { giftFaults, type GiftFaults, type GiftWords } from './gift-faults.ts'

/** The field by which a form says whether an item is sent to somebody, and the value of those that are. */
export const giftChoice = { name: 'gift', send: 'send' } as const

/** Name of a form's field for the words of a gift. */
export const giftField = (name: keyof GiftWords): string => `gift-${name}`

/** The words of a gift that a form holds; undefined where the item is for the shopper, faults where they cannot be sent. */
export const giftOfForm = (field: (name: string) => string): Result<GiftWords | undefined, GiftFaults> => {
  if (field(giftChoice.name) !== giftChoice.send) return ok(undefined)
  const words = {
    to: field(giftField('to')).trim(),
    email: field(giftField('email')).trim(),
    message: field(giftField('message')).trim(),
  }
  const faults = giftFaults(words)
  return Object.keys(faults).length === 0 ? ok(words) : err(faults)
}
