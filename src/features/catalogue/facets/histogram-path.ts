/** Bars side by side as the path of an SVG 100 wide and 40 high; the highest count is as high as it. */
export const histogramPath = (counts: readonly number[]): string => {
  const most = Math.max(1, ...counts)
  const width = 100 / Math.max(1, counts.length)
  return counts
    .map((count, at) => {
      const height = Math.round((count / most) * 40)
      const left = (at * width + 0.5).toFixed(1)
      return count === 0 ? '' : `M${left} 40v-${Math.max(1, height)}h${(width - 1).toFixed(1)}V40z`
    })
    .join('')
}
