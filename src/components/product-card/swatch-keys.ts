import { focusStep } from '#src/rules/navigation/focus-step.ts'

/**
 * The colours of a card are one stop on the way through the page: the tabulator reaches the first, arrows, Home and End
 * reach the others. The page's cards may be replaced, so the document listens.
 */
document.addEventListener('keydown', (event) => {
  const { key, target } = event
  if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLAnchorElement)) return
  const swatches = [...(target.closest('[data-swatches]')?.querySelectorAll('a') ?? [])]
  const next = swatches[focusStep(key, swatches.indexOf(target), swatches.length) ?? -1]
  if (!next) return
  event.preventDefault()
  for (const swatch of swatches) swatch.tabIndex = swatch === next ? 0 : -1
  next.focus()
})
