/** The largest number, at most `max`, for which something holds that holds for all smaller ones. */
export const largest = (max: number, holds: (candidate: number) => boolean): number => {
  let low = 0
  let high = max
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}
