import type { OrderMessage } from '#src/backend/mail/mail.ts'

type Cancellation = Extract<OrderMessage, { kind: 'orderCancelledInPart' }>

const isCancellation = (letter: OrderMessage): letter is Cancellation =>
  letter.kind === 'orderCancelledInPart'

/** Joins the letters about cancelled units of an order to one, in the place of the first. */
export const joinCancellations = (letters: readonly OrderMessage[]): OrderMessage[] => {
  const own = letters.filter(isCancellation)
  const [first] = own
  if (!first || own.length === 1) return [...letters]
  const byChoice = Map.groupBy(
    own.flatMap(({ items }) => items),
    ({ name, note = '' }) => `${name}\n${note}`,
  )
  const joined: Cancellation = {
    ...first,
    items: [...byChoice.values()].flatMap((same) =>
      same
        .slice(0, 1)
        .map(({ name, note }) => ({ name, note, qty: same.reduce((sum, { qty }) => sum + qty, 0) })),
    ),
    amount: own.reduce((sum, { amount }) => sum + amount, 0),
  }
  return letters.flatMap((letter): OrderMessage[] => {
    if (letter === first) return [joined]
    return isCancellation(letter) ? [] : [letter]
  })
}
