/** A block of the page may take this long, in milliseconds; each level within it less, so that a slow one falls alone. */
const topMs = 500
const levelMs = 30

const levelsOf = (path: string): number => (path.match(/\[/g) ?? []).length - 2

/** Milliseconds the block at a path may take. The deepest nesting that resolves leaves a fifth of a second. */
export const deadlineOf = (path: string): number => topMs - levelMs * Math.max(0, levelsOf(path))

/** What came of rendering: HTML, or why there is none. */
export type Rendered = { html: string; reason: string }

/** Waits for a rendering, but not longer than `deadlineMs`; never rejects. */
export const renderedWithin = (rendering: Promise<string>, deadlineMs: number): Promise<Rendered> =>
  new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve({ html: '', reason: `took longer than ${deadlineMs} ms` }),
      deadlineMs,
    )
    rendering
      .then(
        (html) => resolve({ html, reason: '' }),
        (error: unknown) => resolve({ html: '', reason: String(error) || 'failed' }),
      )
      .finally(() => clearTimeout(timer))
  })
