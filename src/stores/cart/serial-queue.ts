/** Runs tasks one after another in the order they were asked for; a failing task does not stop those behind it. */
export type SerialQueue = <T>(task: () => Promise<T>) => Promise<T>

export const createSerialQueue = (): SerialQueue => {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const turn = last.then(task)
    last = turn.catch(() => undefined)
    return turn
  }
}
