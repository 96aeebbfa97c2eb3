import type { Shop } from '#src/composition/shop.ts'

/** A request on its way through the pipeline. */
export type Exchange = { shop: Shop; request: Request; url: URL }
