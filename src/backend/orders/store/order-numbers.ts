import { randomInt } from 'node:crypto'

const tenDigits = (): number => randomInt(10 ** 9, 10 ** 10)

/** Numbers of orders and returns, none of which can be guessed from another. */
export const orderNumbers = {
  newOrderNumber: (): string => `W${tenDigits()}`,
  newReturnId: (): string => `R${tenDigits()}`,
}
