/** What a part of a page does: a sorting or facets that were changed, the link that opens facets, or the search field that is entered. */
export const act = async (part: HTMLElement): Promise<void> => {
  if (part instanceof HTMLInputElement) {
    const { startSuggestions } = await import('#src/layouts/search/start-suggestions.ts')
    return startSuggestions(part)
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
