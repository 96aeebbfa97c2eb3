/** A block of the page may take this long, in milliseconds; each level within it less, so that a slow one falls alone. */
const topMs = 500
const levelMs = 30

const levelsOf = (path: string): number => (path.match(/\[/g) ?? []).length - 2

/** Milliseconds the block at a path may take. The deepest nesting that resolves leaves a fifth of a second. */
export const deadlineOf = (path: string): number => topMs - levelMs * Math.max(0, levelsOf(path))

/** Deadlines pass in slices of this many milliseconds. */
const sliceMs = 25

/**
 * Calls `act` after so many milliseconds in which the process was free to render. A slice that ends late, because other
 * work held the process, counts as one: a busy machine renders every block a little later instead of leaving some out.
 */
const afterFreeTime = (ms: number, act: () => void): { stop: () => void } => {
  let left = ms
  let timer: ReturnType<typeof setTimeout>
  const wait = (): void => {
    const slice = Math.min(left, sliceMs)
    left -= slice
    timer = setTimeout(left > 0 ? wait : act, slice)
  }
  wait()
  return { stop: () => clearTimeout(timer) }
}

/** What came of rendering: HTML, or why there is none. */
export type Rendered = { html: string; reason: string }

/** Waits for a rendering, but not longer than `deadlineMs` of free time; never rejects. */
export const renderedWithin = (rendering: Promise<string>, deadlineMs: number): Promise<Rendered> =>
  new Promise((resolve) => {
    const deadline = afterFreeTime(deadlineMs, () =>
      resolve({ html: '', reason: `took longer than ${deadlineMs} ms` }),
    )
    rendering
      .then(
        (html) => resolve({ html, reason: '' }),
        (error: unknown) => resolve({ html: '', reason: String(error) || 'failed' }),
      )
      .finally(deadline.stop)
  })
