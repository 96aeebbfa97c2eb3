/** A page in the background paints nothing: after so many milliseconds the work goes on. */
const patienceMs = 200

/**
 * Resolves once the browser has painted what changed until now. What a shopper sees comes first; what follows from it, such
 * as the address or scripts to load, then holds no picture up.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, patienceMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
