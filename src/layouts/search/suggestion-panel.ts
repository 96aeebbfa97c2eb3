import { formatMessage } from '#src/rules/texts/format-message.ts'
import { recentSearches } from '#src/stores/recent-searches.ts'
import type { createSearchSuggestions } from '#src/stores/search-suggestions.ts'
import {
  groupOfRecent,
  groupsFound,
  type SuggestionGroup,
  type SuggestionPlace,
} from './suggestion-options.ts'

const listId = 'search-suggestions'

const made = (tag: string, className: string): HTMLElement => {
  const element = document.createElement(tag)
  element.className = className
  return element
}

/** The parts of the panel below the field. */
const createParts = ({ texts }: SuggestionPlace) => {
  const panel = made('div', 'suggestions')
  const list = made('div', 'suggestion-list')
  const note = made('p', 'suggestion-note')
  const told = made('p', 'visually-hidden')
  const clear = document.createElement('button')
  list.id = listId
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', texts.suggestions)
  told.setAttribute('role', 'status')
  clear.type = 'button'
  clear.className = 'suggestion-clear'
  clear.textContent = texts.clear
  panel.append(list, note, clear)
  panel.hidden = true
  return { panel, list, note, told, clear }
}

/** Makes the search field a combobox whose popup suggests what the query may become. It stays a field of a form. */
export const showSuggestions = (
  field: HTMLInputElement,
  form: HTMLFormElement,
  { $state, type }: ReturnType<typeof createSearchSuggestions>,
  place: SuggestionPlace,
): void => {
  const { texts, locale } = place
  const { panel, list, note, told, clear } = createParts(place)
  let options: HTMLElement[] = []
  let active = -1
  let isDismissed = false

  const activate = (at: number): void => {
    options[active]?.setAttribute('aria-selected', 'false')
    active = at
    const option = options[active]
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
  }

  const groupElement = ({ title, options: own }: SuggestionGroup, at: number): HTMLElement => {
    const group = made('div', 'suggestion-group')
    const heading = made('p', 'suggestion-title')
    group.setAttribute('role', 'group')
    heading.id = `${listId}-${at}`
    heading.setAttribute('role', 'presentation')
    heading.textContent = title
    group.setAttribute('aria-labelledby', heading.id)
    group.append(heading, ...own)
    return group
  }

  const toggle = (): void => {
    const isOpen =
      !isDismissed && form.contains(document.activeElement) && (options.length > 0 || note.textContent !== '')
    panel.hidden = !isOpen
    field.setAttribute('aria-expanded', String(isOpen && options.length > 0))
  }

  const fill = (groups: readonly SuggestionGroup[], words: string): void => {
    options = groups.flatMap((group) => group.options)
    options.forEach((option, at) => (option.id = `${listId}-option-${at}`))
    list.replaceChildren(...groups.map(groupElement))
    list.hidden = options.length === 0
    note.textContent = words
    note.hidden = words === ''
    activate(-1)
    toggle()
  }

  /** What is said aloud is of a panel that is open. */
  const tell = (words: string): void => {
    told.textContent = panel.hidden ? '' : words
  }

  const show = (): void => {
    const state = $state.get()
    clear.hidden = true
    if (state.kind === 'found') {
      const groups = groupsFound(state.found, place)
      fill(groups, groups.length === 0 ? texts.nothing : '')
      return tell(formatMessage(texts.count, { count: options.length }, locale))
    }
    tell('')
    if (state.kind === 'loading') return fill([], texts.loading)
    if (state.kind === 'failed') {
      fill([], texts.failed)
      return tell(texts.failed)
    }
    const recent = field.value.trim() === '' ? groupOfRecent(recentSearches.read(), place) : []
    clear.hidden = recent.length === 0
    fill(recent, '')
  }

  const close = (): void => {
    isDismissed = true
    activate(-1)
    toggle()
  }

  const keys: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown: ({ altKey }) => {
      const wasClosed = panel.hidden
      isDismissed = false
      toggle()
      if (!altKey && !(wasClosed && options.length === 0))
        activate(active + 1 < options.length ? active + 1 : 0)
      return true
    },
    ArrowUp: ({ altKey }) => {
      if (altKey) close()
      else if (!panel.hidden) activate(active > 0 ? active - 1 : options.length - 1)
      return true
    },
    Home: () => {
      if (active < 0) return false
      activate(0)
      return true
    },
    End: () => {
      if (active < 0) return false
      activate(options.length - 1)
      return true
    },
    Escape: () => {
      if (panel.hidden) {
        field.value = ''
        type('')
        show()
      }
      close()
      return true
    },
    Enter: () => {
      const option = options[active]
      if (panel.hidden || !option) return false
      option.click()
      return true
    },
  }

  field.type = 'text'
  field.setAttribute('role', 'combobox')
  field.autocomplete = 'off'
  field.enterKeyHint = 'search'
  field.setAttribute('aria-autocomplete', 'list')
  field.setAttribute('aria-controls', listId)
  field.setAttribute('aria-expanded', 'false')
  form.append(panel, told)

  field.addEventListener('input', () => {
    isDismissed = false
    type(field.value)
    if ($state.get().kind === 'idle') show()
  })
  field.addEventListener('keydown', (event) => {
    if (!event.isComposing && keys[event.key]?.(event)) event.preventDefault()
  })
  field.addEventListener('focus', () => {
    isDismissed = false
    show()
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close()
  })
  form.addEventListener('submit', () => recentSearches.add(field.value))
  list.addEventListener('click', ({ target }) => {
    const query = target instanceof Element && target.closest<HTMLElement>('[data-query]')?.dataset['query']
    if (query) recentSearches.add(query)
  })
  clear.addEventListener('click', () => {
    recentSearches.clear()
    field.focus()
    show()
  })
  $state.listen(show)
  type(field.value)
  show()
}
