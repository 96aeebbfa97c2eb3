const forward = new Set(['ArrowDown', 'ArrowRight'])
const back = new Set(['ArrowUp', 'ArrowLeft'])

/**
 * Where a key moves the focus among `count` entries, as in the WAI-ARIA disclosure navigation pattern: arrows go on and back
 * and rest at either end. Undefined for other keys.
 */
export const focusStep = (key: string, index: number, count: number): number | undefined => {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (forward.has(key)) return Math.min(index + 1, count - 1)
  return back.has(key) ? Math.max(index - 1, 0) : undefined
}

/** Whether a key moves on from an opened entry into what it opened. */
export const entersPanel = (key: string): boolean => forward.has(key)
