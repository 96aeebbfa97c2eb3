/** The ISO instants between which something shows: from `publishAt` on, no longer from `expireAt` on. */
export type Schedule = { publishAt?: string | undefined; expireAt?: string | undefined }

/** Something that is the same from `since` (ISO instant; always, if missing) to before `until`. */
export type ValidityWindow = { since?: string | undefined; until?: string | undefined }

const isoOf = (milliseconds: number): string | undefined =>
  Number.isFinite(milliseconds) ? new Date(milliseconds).toISOString() : undefined

/** Decides what shows at a moment, and remembers the change instants nearest to it, in milliseconds since 1970. */
export class Timeline {
  readonly now: number
  since = -Infinity
  until = Infinity

  /** @param instant ISO instant that decides what shows */
  constructor(instant: string) {
    this.now = Date.parse(instant)
  }

  /** Says whether something shows now, and remembers when that changes. */
  shows({ publishAt, expireAt }: Schedule): boolean {
    const from = publishAt === undefined ? -Infinity : this.#note(publishAt)
    const to = expireAt === undefined ? Infinity : this.#note(expireAt)
    return from <= this.now && this.now < to
  }

  /** Remembers changes of something that is known to be the same from `since` to before `until`. */
  note({ since, until }: ValidityWindow): void {
    if (since !== undefined) this.#note(since)
    if (until !== undefined) this.#note(until)
  }

  /** Everything asked about stays as it is from `since` (always, if missing) to before `until`. */
  get validityWindow(): { since?: string; until?: string } {
    const since = isoOf(this.since)
    const until = isoOf(this.until)
    return { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) }
  }

  #note(instant: string): number {
    const at = Date.parse(instant)
    if (at <= this.now) this.since = Math.max(this.since, at)
    else this.until = Math.min(this.until, at)
    return at
  }
}
