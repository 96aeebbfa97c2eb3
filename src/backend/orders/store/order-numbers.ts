import { randomInt } from 'node:crypto'

const tenDigits = (): number => randomInt(10 ** 9, 10 ** 10)

/** Numbers of orders and returns, which nobody who knows one can guess the next of. */
export const orderNumbers = {
  newOrderNumber: (): string => `W${tenDigits()}`,
  newReturnId: (): string => `R${tenDigits()}`,
}
