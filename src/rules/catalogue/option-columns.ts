/** Grid columns that hold an attribute's labels in one line, at about four fifths of a digit's width a sign; undefined for short ones. */
export const optionColumns = (labels: readonly string[]): string | undefined => {
  const longest = Math.max(0, ...labels.map(({ length }) => length))
  if (longest <= 6) return undefined
  const width = `min(100%, ${Math.round(longest * 0.8)}ch + 1.5rem)`
  return `repeat(auto-fill,minmax(${width},1fr))`
}
