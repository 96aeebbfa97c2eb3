import type { CleanPicture } from '#src/backend/contact/clean-pictures.ts'
import { contactHandlers } from '#src/backend/contact/contact-routes.ts'
import { createContactStore } from '#src/backend/contact/contact-store.ts'
import { openWarrantyCase } from '#src/backend/contact/open-warranty-case.ts'
import { createReceiveMessage } from '#src/backend/contact/receive-message.ts'
import { staffWarrantyHandlers } from '#src/backend/contact/staff-warranty-routes.ts'
import { createWarrantyCases } from '#src/backend/contact/warranty-cases.ts'
import { warrantyHandlers } from '#src/backend/contact/warranty-routes.ts'
import type { Foundation } from './foundation.ts'
import type { OpenedOrders } from './open-orders.ts'

export type ContactSettings = {
  /** Makes pictures of shoppers anew. */
  cleanPicture: CleanPicture
}

/** What shoppers write, and their warranty cases. */
export const openContact = (
  { database, clock, newId, sendMail, mailed, origin }: Foundation,
  { cleanPicture }: ContactSettings,
  { orders }: OpenedOrders,
) => {
  const store = createContactStore(database.sql)
  const openCase = openWarrantyCase({ database, cleanPicture, mailed, clock, newId, origin })
  return {
    handlers: {
      ...contactHandlers(createReceiveMessage({ store, sendMail, clock, newId })),
      ...warrantyHandlers(orders.find, openCase),
      ...staffWarrantyHandlers(createWarrantyCases(database.sql)),
    },
  }
}
