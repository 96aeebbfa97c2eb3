import { z } from 'zod'
import { scheduleShape } from '#src/contract/page.ts'

/** The instants between which an entry shows: from `publishAt` on, no longer from `expireAt` on. */
export const windowSchema = z.object(scheduleShape)
export type Window = z.infer<typeof windowSchema>

/** The change instants nearest to a moment, in milliseconds since 1970. */
export class Timeline {
  readonly now: number
  since = -Infinity
  until = Infinity

  /** @param instant ISO instant that decides what shows */
  constructor(instant: string) {
    this.now = Date.parse(instant)
  }

  /** Says whether an entry shows now, and remembers when that changes. */
  shows(window: Window): boolean {
    const from = window.publishAt === undefined ? -Infinity : this.#note(window.publishAt)
    const to = window.expireAt === undefined ? Infinity : this.#note(window.expireAt)
    return from <= this.now && this.now < to
  }

  #note(instant: string): number {
    const at = Date.parse(instant)
    if (at <= this.now) this.since = Math.max(this.since, at)
    else this.until = Math.min(this.until, at)
    return at
  }
}
