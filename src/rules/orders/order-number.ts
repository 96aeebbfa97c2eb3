import { orderNumberPattern } from '#src/contract/orders/order-number-pattern.ts'

/** An order number as shoppers type it: in small letters, with blanks, hyphens or a # before it; undefined for what is none. */
export const readOrderNumber = (typed: string): string | undefined => {
  const number = typed.replace(/[\s#-]/g, '').toUpperCase()
  return orderNumberPattern.test(number) ? number : undefined
}
