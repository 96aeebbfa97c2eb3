let turn: Promise<unknown> = Promise.resolve()
const waiting = new WeakSet<HTMLFormElement>()

/**
 * Has changes of the order sent one after the other, so that none is lost that is asked for while another is under way. A form that was
 * pressed is not sent again before its response.
 */
export const inTurn = async (send: () => Promise<void>, pressed?: HTMLFormElement): Promise<void> => {
  if (pressed && waiting.has(pressed)) return
  if (pressed) waiting.add(pressed)
  const sent = turn.then(send).finally(() => pressed && waiting.delete(pressed))
  turn = sent.catch(() => undefined)
  await sent
}
