/** Judges a review in place; where that cannot be had, its form posts by itself. */
const judgeBy = async (form: HTMLFormElement, pressed: HTMLElement | null): Promise<void> => {
  const judging = await import('#src/features/reviews/judge-in-place.ts').catch(() => undefined)
  if (judging) return judging.judge(form, pressed)
  if (pressed instanceof HTMLButtonElement) {
    const { name, value } = pressed
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  form.submit()
}

/**
 * What a part of a page does: a sorting or facets that were changed, the link that opens facets, the search field that is entered, a
 * review that is judged, or recommendations that are reached.
 */
export const act = async (part: HTMLElement, event: Event): Promise<void> => {
  if (event instanceof SubmitEvent && part instanceof HTMLFormElement) return judgeBy(part, event.submitter)
  if (part instanceof HTMLInputElement) {
    const { startSuggestions } = await import('#src/layouts/search/start-suggestions.ts')
    return startSuggestions(part)
  }
  if (part.dataset['recommendations'] !== undefined) {
    const { startRecommendations } = await import('#src/components/recommendations/track-recommendations.ts')
    return startRecommendations(part.parentElement ?? document)
  }
  if (part.matches('.sorting')) {
    // Arrow keys pass through the options of a closed list; what they come to is sent by the button. Keys may have gone on to it by now.
    const isByKeyboard = document.querySelector(':focus-visible') !== null
    if (part instanceof HTMLFormElement && !isByKeyboard) part.requestSubmit()
    return
  }
  const form = document.querySelector<HTMLFormElement>('.facets-form')
  const facets = await import('#src/features/catalogue/facets/facet-form.ts').catch(() => undefined)
  // The link of a sheet that cannot be had leads to the facets by itself.
  if (!facets && part instanceof HTMLAnchorElement) location.assign(part.href)
  if (form && facets) await (part === form ? facets.showCounts(form) : facets.openSheet(form))
}
