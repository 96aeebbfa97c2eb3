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
