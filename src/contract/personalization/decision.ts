import type { Visitor } from './visitor.ts'

/**
 * What is known of an experience for one visitor. Only what was `decided` is counted; all else shows the baselines:
 * `excluded` the visitor takes no part, `unknown` nobody has an id to decide by yet, `refused` there is no consent,
 * `failed` the engine was late or wrong.
 */
export type Decision = {
  state: 'decided' | 'excluded' | 'unknown' | 'refused' | 'failed'
  /** The variant that was decided; the baselines when missing. */
  variantId?: string
}

export type Decisions = ReadonlyMap<string, Decision>

/** Whom to decide for: an id that stays the same, and what targeting may look at. */
export type DecisionSubject = { visitorId: string; locale: string; visitor: Visitor }

/** How long a page waits for decisions, all rounds together; after that it shows the baselines. */
export const decisionDeadlineMs = 150

/**
 * What decides experiences; one implementation per engine. The same visitor gets the same variant each time. Answers
 * every id that was asked, and never throws.
 */
export type DecisionEngine = {
  decide: (
    experienceIds: readonly string[],
    subject: DecisionSubject,
    /** How long it may take, in milliseconds; `decisionDeadlineMs` when missing. */
    withinMs?: number,
  ) => Promise<Decisions>
}
