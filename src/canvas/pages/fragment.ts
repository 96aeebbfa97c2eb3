import { z } from 'zod'
import { fragmentIdSchema } from '#src/contract/content/content.ts'
import { deliveredPageSchema, scheduleShape } from '#src/contract/content/page.ts'
import type { BlockDefinition } from '../blocks/block-definition.ts'

/** The type of a block that stands for the blocks of another entry. */
export const fragmentType = 'fragment'

/** The block by which an entry refers to a fragment; the fragment's blocks show in its place. */
export const fragment: BlockDefinition = {
  type: fragmentType,
  title: 'Fragment',
  description: 'The blocks of a fragment, written once and shown wherever it is named',
  schema: z.object({ fragmentId: fragmentIdSchema.describe('Id of the fragment') }),
}

/** A fragment block as it is once references are resolved: with the fragment, or with why there is none. */
export const filledFragmentSchema = z.object({
  fragmentId: z.string(),
  fragment: deliveredPageSchema.optional(),
  problem: z.string().optional(),
  ...scheduleShape,
})

/** Whether a raw block stands for a fragment. */
export const isFragment = (raw: unknown): raw is { type: typeof fragmentType } =>
  typeof raw === 'object' && raw !== null && 'type' in raw && raw.type === fragmentType

/** The id that a raw block names, if it is a fragment block; it may be no valid id. */
export const fragmentIdOf = (raw: object): string | undefined =>
  isFragment(raw) && 'fragmentId' in raw && typeof raw.fragmentId === 'string' ? raw.fragmentId : undefined

/** Whether a fragment block was resolved before, as those of augmented pages are. */
export const isFilled = (raw: object): boolean => 'fragment' in raw || 'problem' in raw
