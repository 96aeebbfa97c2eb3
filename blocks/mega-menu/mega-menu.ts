import { addGroupToggles } from './group-toggles.ts'

/** How long a pointer rests on an entry before it opens, and stays away before it closes. Milliseconds. */
const openDelay = 120
const closeDelay = 260

/** Opens an entry when a mouse means it, so that crossing the bar opens nothing. */
const openOnIntent = (entry: HTMLDetailsElement, isBar: () => boolean): void => {
  let timer = 0
  let byPointer = false
  const later = (open: boolean, delay: number): void => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      entry.open = open
      byPointer = open
    }, delay)
  }
  entry.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse' && isBar()) later(true, openDelay)
  })
  entry.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && isBar()) later(false, closeDelay)
  })
  entry.querySelector('summary')?.addEventListener('click', (event) => {
    clearTimeout(timer)
    // The click of someone whose pointer has just opened the panel is not meant to close it.
    if (byPointer && entry.open && isBar()) event.preventDefault()
    byPointer = false
  })
}

/** Escape closes an open panel and gives the focus back; focus that moves on closes it too. */
const closeByKeyboard = (entry: HTMLDetailsElement, isBar: () => boolean): void => {
  const summary = entry.querySelector('summary')
  entry.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !entry.open || !isBar()) return
    entry.open = false
    summary?.focus()
    event.stopPropagation()
  })
  entry.addEventListener('focusout', ({ relatedTarget }) => {
    if (isBar() && relatedTarget instanceof Node && !entry.contains(relatedTarget)) entry.open = false
  })
}

/** Arrows move along the bar and into an open panel. */
const moveByArrows = (menu: HTMLElement, isBar: () => boolean): void => {
  const entries = [...menu.querySelectorAll<HTMLElement>('.mega-menu-entry')]
  menu.addEventListener('keydown', (event) => {
    const at = entries.findIndex((entry) => entry === document.activeElement)
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!isBar() || at < 0) return
    if (step) entries.at((at + step) % entries.length)?.focus()
    const panel = entries[at]?.closest('details[open]')
    if (event.key === 'ArrowDown' && panel) panel.querySelector<HTMLElement>('.mega-menu-panel a')?.focus()
    else if (!step) return
    event.preventDefault()
  })
}

/** Adds intent, keyboard and the accordion's second level to a menu that works by itself. */
export const startMegaMenu = (menu: HTMLElement): void => {
  const bar = matchMedia('(width >= 64rem)')
  const isBar = (): boolean => bar.matches
  const entries = [...menu.querySelectorAll('details')]
  const closeAll = (): void => entries.forEach((entry) => (entry.open = false))
  for (const entry of entries) {
    openOnIntent(entry, isBar)
    closeByKeyboard(entry, isBar)
  }
  moveByArrows(menu, isBar)
  addGroupToggles(menu)
  document.addEventListener('pointerdown', ({ target }) => {
    if (isBar() && target instanceof Node && !menu.contains(target)) closeAll()
  })
  bar.addEventListener('change', () => {
    closeAll()
    if (menu.matches(':popover-open')) menu.hidePopover()
  })
}
