/** What came of a form of staff, told above the page it leads to: a word for its success, or why it was refused. */
export type OpsOutcome = { kind: 'done' | 'refused'; text: string }

/** The text of a field of a form, without what stands around it; empty where there is none. */
export const fieldOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
