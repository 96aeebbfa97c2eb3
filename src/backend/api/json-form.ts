/**
 * A value as JSON would carry it: fields that are undefined are absent. What holds none is handed on as it is, without a copy.
 */
export function jsonForm<T>(value: T): T
export function jsonForm(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const given: unknown[] = value
    const items = given.map((item) => jsonForm(item))
    return items.some((item, index) => item !== given[index]) ? items : given
  }
  const form: Record<string, unknown> = {}
  let isSame = true
  for (const [name, field] of Object.entries(value)) {
    const inner: unknown = jsonForm(field)
    if (inner !== field || field === undefined) isSame = false
    if (inner !== undefined) form[name] = inner
  }
  return isSame ? value : form
}
