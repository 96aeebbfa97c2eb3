import { blockDefinitions } from '#blocks/definitions.ts'
import { createPageResolver, type PageResolver } from '#src/canvas/pages/page-resolver.ts'
import { resolvePage } from '#src/canvas/pages/resolve-page.ts'

/** Makes content ready to render at an ISO instant: `resolvePage` with the shop's blocks, remembered. */
export const resolveContent = createPageResolver(blockDefinitions)

/** The same for an editor's preview, whose instants must not displace what is remembered for visitors. */
export const previewContent: PageResolver = (page, instant) => resolvePage(page, blockDefinitions, instant)
