import { z } from 'zod'
import { parsePage } from './parse-page.ts'
import { resolvePage, type BlockDefinitions } from './resolve-page.ts'

/** Something an editor has to put right. `path` leads to the entry; block and field are empty where none is meant. */
export type Fault = { path: string; block: string; field: string; reason: string }

const instant = z.iso.datetime({ offset: true })

/** The entry without its schedules, so that what shows at another time is checked too; wrong ones stay to be found. */
const unscheduled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unscheduled)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([key, inner]) => (key !== 'publishAt' && key !== 'expireAt') || !instant.safeParse(inner).success,
  )
  return Object.fromEntries(kept.map(([key, inner]) => [key, unscheduled(inner)]))
}

/** A reason names the fields it is about: `media.width: expected number; title: too long`. */
const faultsOf = (path: string, block: string, reason: string): Fault[] =>
  reason.split('; ').map((one) => {
    const [, field = '', why = one] = /^([\w.[\]-]+): (.+)$/s.exec(one) ?? []
    return { path, block, field, reason: why }
  })

const isEntry = (value: unknown): value is Record<string, unknown> & { type: string } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const known = new Set(['type', 'id', 'publishAt', 'expireAt'])

/** Fields no schema asks for are mostly misspelt ones. */
const unknownFields = (value: unknown, definitions: BlockDefinitions, path: string): Fault[] => {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => unknownFields(one, definitions, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const shape = isEntry(value) ? definitions.get(value.type)?.schema.shape : undefined
  const block = isEntry(value) ? value.type : ''
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(shape && !known.has(key) && !(key in shape)
      ? [{ path, block, field: key, reason: 'there is no such field' }]
      : []),
    ...unknownFields(inner, definitions, path === '' ? key : `${path}.${key}`),
  ])
}

/** Checks an entry as its editors wrote it, every block at every instant. */
export const checkEntry = (raw: unknown, definitions: BlockDefinitions): Fault[] => {
  const page = parsePage(unscheduled(raw))
  if (!page.ok) return faultsOf('', '', page.error)
  const { problems } = resolvePage(page.value, definitions, '2000-01-01T00:00:00.000Z')
  return [
    ...problems.flatMap(({ path, type, reason }) => faultsOf(path, type, reason)),
    ...unknownFields(raw, definitions, ''),
  ]
}
