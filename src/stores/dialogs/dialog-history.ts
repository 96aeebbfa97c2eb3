/** The browser's history, as far as dialogs touch it. */
export type Timeline = {
  /** Open dialogs at the entry the browser is at. */
  depth: () => number
  /** Adds an entry with so many dialogs open. */
  enter: (depth: number) => void
  back: (entries: number) => void
  /** Hears when the shopper moves through the history, or comes back to a page that was kept. */
  onMove: (run: () => void) => void
}

type Dialogs<N> = {
  $open: { get: () => readonly { name: N }[]; listen: (run: () => void) => unknown }
  dismiss: (name: N) => void
}

/**
 * Gives each open dialog an entry of the history, so that the browser's back button closes the one on top and leaves the
 * page where it is. A dialog that takes another's place takes its entry; one that closes goes back by its own.
 */
export const followHistory = <N>({ $open, dismiss }: Dialogs<N>, timeline: Timeline): void => {
  let entered = 0

  const follow = (): void => {
    const depth = $open.get().length
    while (entered < depth) timeline.enter(++entered)
    if (entered > depth) {
      timeline.back(entered - depth)
      entered = depth
    }
  }
  timeline.onMove(() => {
    // What a dialog's own closing caused finds the number of dialogs it expects.
    entered = Math.min(entered, timeline.depth())
    for (const { name } of $open.get().slice(entered).toReversed()) dismiss(name)
  })
  $open.listen(follow)
  follow()
}
