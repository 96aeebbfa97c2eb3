import { useEffect, useRef, useState } from 'react'
import type { FormField } from '#src/contract/forms/form-field.ts'
import type { AddressSuggestion } from '#src/stores/checkout/address-suggestions.ts'
import type { FieldView } from './field-view.ts'

/** Milliseconds after the last key. */
const pauseMs = 200

/**
 * Suggests addresses for what is typed into a field, once that pauses; a response that something was typed after counts no more. The suggestion
 * that is chosen fills in the fields that it knows.
 */
export const useSuggestions = (
  { name, suggests }: Extract<FormField, { autocomplete: string; kind?: 'line' }>,
  { fill }: FieldView,
) => {
  const [suggestions, setSuggestions] = useState<readonly AddressSuggestion[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = async (countryCode: string, text: string): Promise<void> => {
    const loaded = await import('#src/stores/checkout/address-suggestions.ts').catch(() => undefined)
    const found = await loaded?.suggestAddresses(countryCode, text, name === 'addressLine1')
    if (found && latest.current === text) setSuggestions(found)
  }

  const type = (text: string): void => {
    if (suggests === undefined || fill === undefined) return
    clearTimeout(timer.current)
    latest.current = text
    const chosen = suggestions.find(({ label }) => label === text)
    if (chosen) fill(chosen)
    else timer.current = setTimeout(() => void ask(suggests, text), pauseMs)
  }

  return { labels: [...new Set(suggestions.map(({ label }) => label))], type }
}
