import { z } from 'zod'
import { fragmentIdOf, isFilled, isFragment } from '../pages/fragment.ts'
import { parsePage } from '../pages/parse-page.ts'
import { resolvePage, type BlockDefinitions } from '../pages/resolve-page.ts'

/** Something an editor has to put right. `path` leads to the entry; block and field are empty where none is meant. */
export type Fault = { path: string; block: string; field: string; reason: string }

const instant = z.iso.datetime({ offset: true })

/** What entries are checked against. */
export type Known = { definitions: BlockDefinitions; hasFragment: (id: string) => boolean }

/** A fragment is checked where it is written. */
const nothing = { id: '', slug: '', sections: [] }

/** The entry without its schedules, so that what shows at another time is checked too; wrong ones stay to be found. */
const unscheduled = (value: unknown, { hasFragment }: Pick<Known, 'hasFragment'>): unknown => {
  const inner = (one: unknown): unknown => unscheduled(one, { hasFragment })
  if (Array.isArray(value)) return value.map(inner)
  if (typeof value !== 'object' || value === null) return value
  const plainFields = Object.entries(value).filter(
    ([key, one]) => (key !== 'publishAt' && key !== 'expireAt') || !instant.safeParse(one).success,
  )
  const plain = Object.fromEntries(plainFields.map(([key, one]) => [key, inner(one)]))
  const id = fragmentIdOf(value)
  if (id === undefined || isFilled(value)) return plain
  return {
    ...plain,
    ...(hasFragment(id) ? { fragment: nothing } : { problem: `there is no fragment ${id}` }),
  }
}

/** A reason names the fields it is about: `media.width: expected number; title: too long`. */
const faultsOf = (path: string, block: string, reason: string): Fault[] =>
  reason.split('; ').map((one) => {
    const [, field = '', why = one] = /^([\w.[\]-]+): (.+)$/s.exec(one) ?? []
    return { path, block, field, reason: why }
  })

const isEntry = (value: unknown): value is Record<string, unknown> & { type: string } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const always = new Set(['type', 'id', 'publishAt', 'expireAt'])
const ofFragments = new Set(['fragment', 'problem'])

/** Fields no schema asks for are mostly misspelt ones. */
const unknownFields = (value: unknown, definitions: BlockDefinitions, path: string): Fault[] => {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => unknownFields(one, definitions, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const shape = isEntry(value) ? definitions.get(value.type)?.schema.shape : undefined
  const block = isEntry(value) ? value.type : ''
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(shape && !always.has(key) && !(key in shape) && !(isFragment(value) && ofFragments.has(key))
      ? [{ path, block, field: key, reason: 'there is no such field' }]
      : []),
    ...unknownFields(inner, definitions, path === '' ? key : `${path}.${key}`),
  ])
}

/** Checks an entry as its editors wrote it, every block at every instant. */
export const checkEntry = (raw: unknown, { definitions, hasFragment }: Known): Fault[] => {
  const page = parsePage(unscheduled(raw, { hasFragment }))
  if (!page.ok) return faultsOf('', '', page.error)
  const { problems } = resolvePage(page.value, definitions, '2000-01-01T00:00:00.000Z')
  return [
    ...problems.flatMap(({ path, type, reason }) => faultsOf(path, type, reason)),
    ...unknownFields(raw, definitions, ''),
  ]
}
