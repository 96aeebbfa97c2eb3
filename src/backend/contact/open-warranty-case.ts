import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { CallInput, CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { siteOf, sites } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import type { Mailed } from '#src/backend/mail/mail.ts'
import { createWarrantyStore } from './warranty-store.ts'

type Told = Pick<CallInput<'POST /consumers-v3/consumer/warranty'>['body'], 'itemId' | 'description'>

/** Who tells it, and in which language they read. */
type Teller = { locale: string; customerId: string | undefined }

type Opened = CallOutput<'POST /consumers-v3/consumer/warranty'>

/** Where an order goes or who pays it, in one name. */
const nameOf = ({ shipments, billingAddress }: Order): string => {
  const place = shipments.find(({ address }) => address)?.address ?? billingAddress
  return [place?.firstName, place?.lastName].filter(Boolean).join(' ')
}

/**
 * Keeps what broke of an order, and mails it to who works in the shop, in one transaction. ORD416 for an item that is not of the order,
 * or has not left.
 */
export const openWarrantyCase =
  ({ mailed, clock, newId }: { mailed: Mailed; clock: Clock; newId: NewId }) =>
  async (
    order: Order,
    { itemId, description }: Told,
    { locale, customerId = undefined }: Teller,
  ): Promise<Result<Opened, ApiError<'ORD416'>>> => {
    const item = order.items.find(({ id, sent }) => id === itemId && sent > 0)
    if (!item) return err(apiError('ORD416', { field: 'itemId' }))
    const [caseId, receivedAt] = [newId(), clock()]
    const { orderNumber, email } = order
    const { language } = siteOf(locale) ?? sites[0]
    await mailed(async ({ sql, send }) => {
      const about = { orderNumber, itemId, itemName: item.name, email, description }
      await createWarrantyStore(sql).add({
        ...about,
        ...{ id: caseId, locale, customerId: customerId ?? null, receivedAt },
      })
      await send({
        locale,
        message: {
          ...{ kind: 'contact', name: nameOf(order), email, orderNumber },
          subject: messages[language].warranty.subject,
          text: `${item.name} (${item.upc})\n\n${description}`,
        },
      })
    })
    return ok({ caseId, receivedAt })
  }

export type OpenWarrantyCase = ReturnType<typeof openWarrantyCase>
