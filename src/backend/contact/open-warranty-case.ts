import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { CallInput, CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { siteOf, sites } from '#src/contract/sites.ts'
import { staffPath } from '#src/contract/staff-path.ts'
import { personName } from '#src/rules/address/address-lines.ts'
import { messagesOf } from '#src/messages/messages.ts'
import type { Mailed } from '#src/backend/mail/mail.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { cleanPictures, type CleanPicture } from './clean-pictures.ts'
import { createWarrantyStore } from './warranty-store.ts'

/** What a report says: pictures are files, in base64. */
type Told = Pick<CallInput<'POST /consumers-v3/consumer/warranty'>['body'], 'itemId' | 'description'> & {
  pictures: readonly string[]
}

/** Who tells it, and in which language they read. */
type Teller = { locale: string; customerId: string | undefined }

type Opened = CallOutput<'POST /consumers-v3/consumer/warranty'>

type WarrantyDependencies = {
  database: { sql: Sql }
  cleanPicture: CleanPicture
  mailed: Mailed
  clock: Clock
  newId: NewId
  /** Scheme, host and port of the pages of staff. */
  origin: string
}

/** More than anybody has to tell of one order: whoever knows its number could else fill the database with pictures. */
const maxCasesOfOrder = 20

/** Where an order goes or who pays it, in one name. */
const nameOf = ({ shipments, billingAddress }: Order): string => {
  const place = shipments.find(({ address }) => address)?.address ?? billingAddress
  return personName(place)
}

/**
 * Keeps what broke of an order with its pictures, and mails it to the shop's staff, in one transaction. ORD416 for an item
 * that is not of the order, or has not left; PIC422 and PIC503 as `cleanPictures` has them; GEN429 where the order has too many cases.
 */
export const openWarrantyCase =
  ({ database, cleanPicture, mailed, clock, newId, origin }: WarrantyDependencies) =>
  async (
    order: Order,
    { itemId, description, pictures }: Told,
    { locale, customerId = undefined }: Teller,
  ): Promise<Result<Opened, ApiError<'ORD416' | 'PIC422' | 'PIC503' | 'GEN429'>>> => {
    const item = order.items.find(({ id, sent }) => id === itemId && sent > 0)
    if (!item) return err(apiError('ORD416', { field: 'itemId' }))
    const { orderNumber, email } = order
    if ((await createWarrantyStore(database.sql).countOfOrder(orderNumber)) >= maxCasesOfOrder)
      return err(apiError('GEN429'))
    const cleaned = await cleanPictures(
      pictures.map((picture) => Buffer.from(picture, 'base64')),
      cleanPicture,
    )
    if (!cleaned.ok) return cleaned
    const [caseId, receivedAt] = [newId(), clock()]
    const { language } = siteOf(locale) ?? sites[0]
    await mailed(async ({ sql, send }) => {
      const about = { orderNumber, itemId, itemName: item.name, email, description }
      await createWarrantyStore(sql).add(
        { ...about, ...{ id: caseId, locale, customerId: customerId ?? null, receivedAt } },
        cleaned.value.map((bytes) => ({ id: newId(), bytes })),
      )
      await send({
        locale,
        message: {
          ...{ kind: 'contact', name: nameOf(order), email, orderNumber },
          subject: messagesOf({ language, locale }).warranty.subject,
          text: `${item.name} (${item.upc})\n\n${description}\n\n${origin}${staffPath}/warranty/${caseId}`,
        },
      })
    })
    return ok({ caseId, receivedAt })
  }

export type OpenWarrantyCase = ReturnType<typeof openWarrantyCase>
