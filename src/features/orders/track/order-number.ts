import { orderNumberSchema } from '#src/contract/orders/order.ts'

/** An order number as shoppers type it: in small letters, with blanks, hyphens or a # before it; undefined for what is none. */
export const readOrderNumber = (typed: string): string | undefined =>
  orderNumberSchema.safeParse(typed.replace(/[\s#-]/g, '').toUpperCase()).data
