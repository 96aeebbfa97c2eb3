import type { ValidityWindow } from '#src/base/timeline.ts'

const latest = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || (b !== undefined && Date.parse(b) > Date.parse(a)) ? b : a

const earliest = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || (b !== undefined && Date.parse(b) < Date.parse(a)) ? b : a

/** Collects, while a request is answered, when what it shows last changed and changes next. */
export class Changes {
  #validityWindow: ValidityWindow = {}

  /** The window in which everything noted stays as it is. */
  get validityWindow(): ValidityWindow {
    return this.#validityWindow
  }

  /** Notes something that the answer shows. */
  note({ since, until }: ValidityWindow): void {
    this.#validityWindow = {
      since: latest(this.#validityWindow.since, since),
      until: earliest(this.#validityWindow.until, until),
    }
  }
}
