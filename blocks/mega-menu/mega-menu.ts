import { entersPanel, focusStep } from '#src/rules/navigation/focus-step.ts'
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

/** Arrows, Home and End move along the bar; from an opened entry on into its panel, and there from link to link. */
const moveByKeys = (menu: HTMLElement, isBar: () => boolean): void => {
  const entries = [...menu.querySelectorAll<HTMLElement>('.mega-menu-entry')]
  menu.addEventListener('keydown', (event) => {
    if (!isBar() || event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element))
      return
    const panel = event.target.closest('details[open]')?.querySelector('.mega-menu-panel')
    const links = [...(panel?.querySelectorAll<HTMLElement>('a') ?? [])]
    const focused = document.activeElement
    const within = panel?.contains(focused) ? links : entries
    const at = within.findIndex((entry) => entry === focused)
    const next =
      within === entries && entersPanel(event.key) && links.length > 0
        ? links[0]
        : within[focusStep(event.key, at, within.length) ?? -1]
    if (at < 0 || !next) return
    event.preventDefault()
    next.focus()
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
  moveByKeys(menu, isBar)
  addGroupToggles(menu)
  document.addEventListener('pointerdown', ({ target }) => {
    if (isBar() && target instanceof Node && !menu.contains(target)) closeAll()
  })
  bar.addEventListener('change', () => {
    closeAll()
    if (menu.matches(':popover-open')) menu.hidePopover()
  })
}
