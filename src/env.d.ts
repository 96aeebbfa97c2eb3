/// <reference types="astro/client" />
import type { Logger } from 'pino'
import type { MailFolder } from '#src/backend/mail/mail-folder.ts'
import type { BlockRegistry } from '#src/block-rendering/block-registry.ts'
import type { ContentAdapter } from '#src/canvas/adapters/content-adapter.ts'
import type { Problem } from '#src/canvas/pages/resolved-page.ts'
import type { Client } from '#src/client/client.ts'
import type { Editing } from '#src/composition/environment/editing.ts'
import type { Shop } from '#src/composition/shop.ts'
import type { Staffing } from '#src/composition/environment/staffing.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { ExpressMethod } from '#src/contract/payments/tenders.ts'
import type { Site } from '#src/contract/sites.ts'
import type { SelectionReport } from '#src/personalization/selected-page.ts'
import type { ConsentOfRequest } from '#src/http/requests/consent-of-request.ts'
import type { PictureUrls } from '#src/components/picture/picture-url.ts'
import type { Changes } from '#src/rules/content/changes.ts'
import type { Preview } from '#src/rules/preview/preview-view.ts'
import type { VisitorContext } from '#src/personalization/visitor-context.ts'

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
      /** The blocks that pages are made of. */
      blocks: BlockRegistry
      pictures: PictureUrls
      /** What content is chosen by, and what of it the page has asked. */
      visitor: VisitorContext
      /** What the request says of consent to cookies. */
      consent: ConsentOfRequest
      /** Refuses decisions where this client asks too often. */
      refuseDecisions: () => Promise<Response | undefined>
      /** Where a link of content leads for this visitor. */
      href: (path: string) => string
      /** The query parameters that links keep, without `?`; forms that are sent by GET repeat them as fields. */
      keptQuery: string
      /** Host name shoppers know the shop by, where it is set. */
      publicHost: string | undefined
      /** The instant this request is answered for, ISO: now, or that of an editor's preview. */
      instant: string
      editing: Editing
      staffing: Staffing
      /** Mails that lie in the data folder: undefined in production, and where a server takes them. */
      mails: MailFolder | undefined
      /** An editor's preview; undefined for everybody else, whatever the address says. */
      preview: Preview | undefined
      /** Who sells here, and for whom, where an associate looks at the page. */
      associate: CallOutput<'GET /consumers-v3/consumer/agent'> | undefined
      /** By what the payment provider lets a button order at once. */
      expressMethods: ReadonlySet<ExpressMethod>
      /** Who sells: name, address, register and tax numbers, line by line, some of them for one country alone. */
      seller: readonly string[]
      /** Gathers when what this request shows changes; note in it whatever has a schedule. */
      changes: Changes
      /** Gathers what of the page could not be shown. */
      problems: Problem[]
      /** Gathers, in a preview, what was selected of segments and experiences. */
      selections: SelectionReport[]
      correlationId: string
      /** Whether blocks that cannot be shown leave a labelled placeholder. */
      showsProblems: boolean
      /** Whether requests may name the faults they want: never in production. */
      allowsMocks: boolean
      /** Whether this visitor may see the gallery of blocks. */
      showsGallery: boolean
      log: Logger
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:press'?: boolean
  }
}
