/** Least height of a frame in pixels, for examples that hang over the page instead of standing in it. */
const leastHeight = 120
/** Most, so that one that fills its window does not fill the gallery. */
const maxHeight = 4000

/** Gives a frame the height of what it shows. */
const fit = (frame: HTMLIFrameElement): void => {
  const shown = frame.contentDocument
  const stage = shown?.querySelector('[data-stage]')
  if (!shown || !stage) return
  const measure = (): void => {
    const height = Math.min(maxHeight, Math.max(leastHeight, Math.ceil(stage.getBoundingClientRect().height)))
    frame.closest('figure')?.style.setProperty('--height', String(height))
  }
  measure()
  new ResizeObserver(measure).observe(stage)
}

for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-frame]')) {
  frame.addEventListener('load', () => fit(frame))
  if (frame.contentDocument?.readyState === 'complete') fit(frame)
}

const form = document.querySelector<HTMLFormElement>('[data-gallery-form]')
form?.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement) form.requestSubmit()
})

const search = document.querySelector<HTMLInputElement>('[data-gallery-search]')
const blocks = [...document.querySelectorAll<HTMLElement>('[data-block]')].map((section) => ({
  section,
  words: section.textContent.toLowerCase(),
}))
search?.addEventListener('input', () => {
  const wanted = search.value.toLowerCase().split(/\s+/)
  for (const { section, words } of blocks) section.hidden = !wanted.every((word) => words.includes(word))
})
