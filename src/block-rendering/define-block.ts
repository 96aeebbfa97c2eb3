import type { z } from 'zod'
import type { BlockDefinition } from '#src/canvas/blocks/block-definition.ts'
import type { PictureLayout } from '#src/components/picture/picture-sources.ts'

/**
 * All that is known of a block. Its component is `blocks/<type>/<type>.astro`; stylesheets and scripts are named by their
 * file, without ending, so that programs without a builder can read a block too.
 */
export type Block<Schema extends z.ZodObject = z.ZodObject> = BlockDefinition<Schema> & {
  /** Entries as an editor would write them, by name. The gallery shows them, and the tests over all blocks use them. */
  examples: Readonly<Record<string, z.input<Schema>>>
  /** A page holds the stylesheets of the blocks it uses. */
  stylesheets: readonly string[]
  /**
   * Where the block's picture stands, so that a page that begins with it loads it first; `none` of a block of words
   * alone. A block without it has pictures of which nothing is known.
   */
  picture?: PictureLayout | 'none'
  /**
   * Whether its HTML follows from its props and the site alone, and has neither island nor script that other blocks may
   * bring too: then it is rendered once for each version of the content.
   */
  cacheable: boolean
  /** Query parameters of the page's address that it shows itself by; no others reach it on a published page. */
  queryParameters?: readonly string[]
  /** Its script, put once after the sections that use it: blocks render at the same time, so none of them could be its place. */
  script?: string
}

/** Declares a block. */
export const defineBlock = <Schema extends z.ZodObject>(block: Block<Schema>): Block<Schema> => block
