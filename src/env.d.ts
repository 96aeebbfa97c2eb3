/// <reference types="astro/client" />
import type { Logger } from 'pino'
import type { ContentAdapter } from '#src/canvas/content-adapter.ts'
import type { Client } from '#src/client/client.ts'
import type { Shop } from '#src/composition/shop.ts'
import type { Site } from '#src/contract/sites.ts'
import type { PictureUrls } from '#src/rendering/picture-url.ts'

declare global {
  /** One shop a process, though the development server loads its module anew at each change. */
  var weltShop: Promise<Shop> | undefined

  namespace App {
    interface Locals {
      /** The shop front this request is for; of an address without a locale, the one that suits the visitor. */
      site: Site
      /** The API as this visitor: their cookies go in, cookies that answers set reach the response. */
      call: Client['call']
      content: ContentAdapter
      pictures: PictureUrls
      /** Where a link of content leads for this visitor. */
      href: (path: string) => string
      /** The instant this request is answered at, ISO. */
      instant: string
      correlationId: string
      /** Whether blocks that cannot be shown leave a labelled placeholder. */
      showsProblems: boolean
      log: Logger
    }
  }
}
