import { blockRegistry } from '#blocks/registry.ts'
import { err } from '#src/base/result.ts'
import { expressMethods } from '#src/contract/payments/tenders.ts'
import { sites, type Site } from '#src/contract/sites.ts'
import { createPictureUrls } from '#src/components/picture/picture-url.ts'
import { Changes } from '#src/rules/content/changes.ts'
import { siteHref } from '#src/rules/navigation/site-href.ts'
import { noContent } from '#tests/fixtures/no-content.ts'
import { someVisitor } from '#tests/fixtures/visitor.ts'
import { pino } from 'pino'

export const instant = '2026-06-01T12:00:00.000Z'

export type SomeLocals = Partial<App.Locals> & { site?: Site; keptQuery?: string }

/** What rendering knows of a visitor to a shop without content, whose catalogue throws; `logged` fills with what is logged. */
export const visitorLocals = (given: SomeLocals = {}): { locals: App.Locals; logged: unknown[] } => {
  const { site = sites[0], keptQuery = '' } = given
  const logged: unknown[] = []
  const log = pino({ base: null, timestamp: false }, { write: (line) => logged.push(JSON.parse(line)) })
  const locals: App.Locals = {
    site,
    keptQuery,
    href: (path: string) => siteHref(path, site.locale, keptQuery),
    pictures: createPictureUrls(),
    visitor: someVisitor,
    consent: {
      gpc: false,
      cookies: '',
      newId: () => 'browser-0001',
      write: () => undefined,
      forgetVisitor: () => undefined,
    },
    refuseDecisions: () => Promise.resolve(undefined),
    showsProblems: false,
    allowsMocks: false,
    seller: ['Marlow SARL', 'RCS Nantes 123 456 789', 'US: EIN 12-3456789', 'DE: USt-IdNr. DE123'],
    expressMethods: new Set(expressMethods),
    showsGallery: false,
    log,
    call: () => {
      throw new Error('the catalogue burns')
    },
    content: noContent,
    blocks: blockRegistry,
    editing: {
      isOn: false,
      isEditor: () => Promise.resolve(false),
      signIn: () => Promise.resolve(err('wrong')),
      signOut: () => Promise.resolve(''),
    },
    staffing: {
      isOn: false,
      isStaff: () => Promise.resolve(false),
      signIn: () => Promise.resolve(err('wrong')),
      signOut: () => Promise.resolve(''),
    },
    mails: undefined,
    associate: undefined,
    preview: undefined,
    changes: new Changes(),
    problems: [],
    selections: [],
    publicHost: undefined,
    instant,
    correlationId: 'c',
    ...given,
  }
  return { locals, logged }
}
