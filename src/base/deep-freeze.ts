/** Freezes a value and all it holds, however deep, so that what many readers share cannot be changed by one. */
export const deepFreeze = <T>(value: T): T => {
  const open: unknown[] = [value]
  while (open.length > 0) {
    const inner = open.pop()
    if (typeof inner !== 'object' || inner === null || Object.isFrozen(inner)) continue
    Object.freeze(inner)
    for (const part of Object.values(inner)) open.push(part)
  }
  return value
}
