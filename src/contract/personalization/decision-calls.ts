import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'

const id = z.string().regex(/^[\w.-]{1,80}$/)
/** Ids of experiences and of their variants: letters, digits, `_`, `.` and `-`. */
export const experienceIdSchema = id
export const variantIdSchema = id.refine((value) => value !== 'baselines', 'baselines is what the others see')

/** The event that asks for decisions; an engine may be told others, which it looks at as it likes. */
const decisionRequest = z.object({
  eventType: z.literal('decision:request'),
  experienceIds: z.array(experienceIdSchema).min(1).max(50),
})
const segmentsContext = z.object({
  eventType: z.literal('context:segments'),
  segments: z.array(z.string().max(40)).max(20),
})

const action = z.object({
  actionType: z.literal('experience'),
  experienceId: experienceIdSchema,
  /** The variant to show; the baselines when missing. */
  variantId: variantIdSchema.optional(),
  /** Whether the visitor takes part: then the baselines are the control group's. */
  participates: z.boolean(),
})

/** The decision engine's call (specification, account and content, section 7). */
export const decisionCalls = {
  'POST /api/engine/v1/decide/{brand}': {
    summary: 'What a visitor is to see of the experiences that are asked for',
    session: false,
    limit: 'calculation',
    path: z.object({ brand: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
    body: z.object({
      customerId: z.string().min(1).max(128),
      /** The same visitor as the engine's own device id, where it has one. */
      monetateId: z.string().max(128).optional(),
      channel: z.string().min(1).max(40),
      events: z
        .array(z.discriminatedUnion('eventType', [decisionRequest, segmentsContext]))
        .min(1)
        .max(20),
    }),
    out: z.object({ actions: z.array(action) }),
    errors: [],
  },
} as const satisfies Calls

export type DecisionAction = z.infer<typeof action>
