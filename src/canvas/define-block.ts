import type { z } from 'zod'

/** What the page model knows of a block: everything but its look. */
export type BlockDefinition<Schema extends z.ZodObject = z.ZodObject> = {
  /** The `type` of an entry that is such a block. */
  type: string
  title: string
  description: string
  /** Fields, their rules and their words. Props type, runtime parse and JSON Schema all come from it. */
  schema: Schema
}

/** Declares a block. */
export const defineBlock = <Schema extends z.ZodObject>(
  definition: BlockDefinition<Schema>,
): BlockDefinition<Schema> => definition

/** The props of a block's component. */
export type BlockProps<Definition extends BlockDefinition> = z.output<Definition['schema']>

/** An entry of that block as an editor writes it. */
export type BlockEntry<Definition extends BlockDefinition> = z.input<Definition['schema']>
