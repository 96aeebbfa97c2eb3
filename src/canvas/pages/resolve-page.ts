import type { z } from 'zod'
import { deepFreeze } from '#src/base/deep-freeze.ts'
import { rawItemSchema, type CanvasPage } from '#src/contract/content/page.ts'
import type { BlockDefinition } from '../blocks/block-definition.ts'
import { filledFragmentSchema, fragmentType, isFragment } from './fragment.ts'
import { reasonOf } from './parse-page.ts'
import type { Problem, ResolvedItem, ResolvedPage, ResolvedSection } from './resolved-page.ts'
import { Timeline } from '#src/base/timeline.ts'
import { scheduleSchema } from './schedule.ts'
import { fillSlots, type Waiting } from '../blocks/slot.ts'

export type BlockDefinitions = ReadonlyMap<string, BlockDefinition>

/** Blocks nested deeper than this are reported instead of rendered. */
const deepestNesting = 12

type Resolving = {
  definitions: BlockDefinitions
  timeline: Timeline
  types: Set<string>
  problems: Problem[]
}

const typeOf = (raw: unknown): string =>
  typeof raw === 'object' && raw !== null && 'type' in raw && typeof raw.type === 'string' ? raw.type : ''

const broken = (resolving: Resolving, problem: Problem): ResolvedItem => {
  resolving.problems.push(problem)
  return { kind: 'broken', ...problem }
}

const droppedFrom = ({ raw, dropped }: Waiting, path: string, type: string): Problem => ({
  path: `${path}[${raw.length}]`,
  type,
  reason: `${raw.length + dropped} entries, of which the first ${raw.length} are shown`,
})

/** Fills the lists within a block: nested blocks, and entries that are checked and scheduled one by one. */
const fillNested = (resolving: Resolving, value: unknown, at: string, type: string, depth: number): void =>
  fillSlots(value, at, (list, path) => {
    const tooMany = list.dropped === 0 ? [] : [broken(resolving, droppedFrom(list, path, type))]
    if (list.kind === 'blocks')
      return list.add([...resolveItems(resolving, list.raw, path, depth + 1), ...tooMany])
    list.raw.forEach((raw, index) => {
      const entryPath = `${path}[${index}]`
      const refuse = (error: z.ZodError): void => {
        broken(resolving, { path: entryPath, type, reason: reasonOf(error) })
      }
      const schedule = scheduleSchema.safeParse(raw)
      if (!schedule.success) return refuse(schedule.error)
      if (!resolving.timeline.shows(schedule.data)) return
      const added = list.add(raw)
      if (!added.success) return refuse(added.error)
      fillNested(resolving, added.data, entryPath, type, depth)
    })
  })

const resolveItem = (
  resolving: Resolving,
  raw: unknown,
  path: string,
  depth: number,
): ResolvedItem | undefined => {
  const type = typeOf(raw)
  const refuse = (reason: string): ResolvedItem => broken(resolving, { path, type, reason })
  if (depth > deepestNesting) return refuse(`nested deeper than ${deepestNesting} blocks`)
  const entry = rawItemSchema.safeParse(raw)
  if (!entry.success) return refuse(reasonOf(entry.error))
  if (!resolving.timeline.shows(entry.data)) return undefined
  const definition = resolving.definitions.get(type)
  if (!definition) return refuse('there is no such block')
  const props = definition.schema.safeParse(entry.data)
  if (!props.success) return refuse(reasonOf(props.error))
  fillNested(resolving, props.data, path, type, depth)
  resolving.types.add(type)
  return { kind: 'block', type, path, props: props.data }
}

/** The blocks of a fragment stand where the block that names it stands, as if they had been written there. */
const resolveFragment = (
  resolving: Resolving,
  raw: object,
  path: string,
  depth: number,
): ResolvedItem | ResolvedItem[] => {
  const refuse = (reason: string) => broken(resolving, { path, type: fragmentType, reason })
  const entry = filledFragmentSchema.safeParse(raw)
  if (!entry.success) return refuse(reasonOf(entry.error))
  const { fragmentId, fragment, problem = `the fragment ${fragmentId} was not loaded` } = entry.data
  if (!resolving.timeline.shows(entry.data)) return []
  if (!fragment) return refuse(problem)
  resolving.timeline.note(fragment)
  if (!resolving.timeline.shows(fragment)) return []
  return fragment.sections.flatMap((section, index) =>
    resolving.timeline.shows(section)
      ? resolveItems(resolving, section.items, `${path}.${fragmentId}.sections[${index}].items`, depth)
      : [],
  )
}

const resolveItems = (
  resolving: Resolving,
  raws: readonly unknown[],
  path: string,
  depth: number,
): ResolvedItem[] =>
  raws.flatMap((raw, index) => {
    const itemPath = `${path}[${index}]`
    try {
      if (isFragment(raw)) return resolveFragment(resolving, raw, itemPath, depth)
      return resolveItem(resolving, raw, itemPath, depth) ?? []
    } catch (error) {
      // A schema that throws is a bug of one block; it must not take the page with it.
      return broken(resolving, { path: itemPath, type: typeOf(raw), reason: `could not be read: ${error}` })
    }
  })

/**
 * Makes a canvas page ready to render at an instant (ISO): entries outside their schedule are left out, those that are
 * unknown or invalid are reported in their place, nested blocks likewise. Never throws. The page is frozen, since it serves
 * many visitors: a block that changes what it is given throws, and takes itself off the page.
 */
export const resolvePage = (
  page: CanvasPage,
  definitions: BlockDefinitions,
  instant: string,
): ResolvedPage => {
  const resolving = { definitions, timeline: new Timeline(instant), types: new Set<string>(), problems: [] }
  const live = resolving.timeline.shows(page)
  resolving.timeline.note(page)
  const sections = page.sections.flatMap((section, index): ResolvedSection[] => {
    if (!live || !resolving.timeline.shows(section)) return []
    const path = `sections[${index}]`
    return [{ name: section.name, path, items: resolveItems(resolving, section.items, `${path}.items`, 1) }]
  })
  return deepFreeze({
    id: page.id,
    slug: page.slug,
    metadata: page.metadata,
    live,
    sections,
    blockTypes: [...resolving.types],
    problems: resolving.problems,
    ...resolving.timeline.validityWindow,
  })
}
