import type { Span } from '#src/base/timeline.ts'

const latest = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || (b !== undefined && Date.parse(b) > Date.parse(a)) ? b : a

const earliest = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || (b !== undefined && Date.parse(b) < Date.parse(a)) ? b : a

/** Collects, while a request is answered, when what it shows last changed and changes next. */
export class Changes {
  #span: Span = {}

  /** The span in which everything noted stays as it is. */
  get span(): Span {
    return this.#span
  }

  /** Notes something that the answer shows. */
  note({ since, until }: Span): void {
    this.#span = { since: latest(this.#span.since, since), until: earliest(this.#span.until, until) }
  }
}
