import type { CallOutput } from '#src/contract/calls.ts'
import { eachField } from '#src/client/each-field.ts'
import { call } from '#src/stores/shop.ts'

type Suggestion =
  CallOutput<'GET /consumers-v3/utilities/addressSuggestions/{countryCode}'>['suggestions'][number]

const leastLetters = 2

/** Milliseconds after the last key. */
const pauseMs = 200

let hasStreets = true

const fill = (form: HTMLFormElement | null, suggestion: Suggestion): void => {
  for (const [name, value] of Object.entries(suggestion)) {
    if (value === undefined) continue
    const control = form?.elements.namedItem(name)
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
  }
}

/** Suggests addresses below a field; the one that is chosen fills in what it knows. */
const suggestAt = (input: HTMLInputElement): void => {
  const isStreet = input.name === 'addressLine1'
  const known = new Map<string, Suggestion>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (suggestions: readonly Suggestion[]): void => {
    known.clear()
    for (const one of suggestions) if (!isStreet || one.addressLine1) known.set(one.label, one)
    input.list?.replaceChildren(
      ...[...known.keys()].map((label) => Object.assign(document.createElement('option'), { value: label })),
    )
  }

  const ask = async (): Promise<void> => {
    const text = input.value.trim()
    if (text.length < leastLetters || (isStreet && !hasStreets)) return show([])
    const found = await call('GET /consumers-v3/utilities/addressSuggestions/{countryCode}', {
      path: { countryCode: input.dataset['suggests'] ?? '' },
      query: { text: text.slice(0, 60) },
    })
    if (!found.ok || input.value.trim() !== text) return
    ;({ hasStreets } = found.value)
    show(found.value.suggestions)
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    const chosen = known.get(input.value)
    if (chosen) fill(input.form, chosen)
    else timer = setTimeout(() => void ask(), pauseMs)
  })
}

eachField(document, '[data-suggests]', suggestAt)
