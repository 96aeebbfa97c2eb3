import { z } from 'zod'
import { experienceIdSchema, variantIdSchema } from '#src/contract/personalization/decision-calls.ts'

/** One experiment of the file that `EXPERIMENTS_FILE` names. */
const experimentSchema = z.strictObject({
  experienceId: experienceIdSchema,
  description: z.string().optional(),
  /** One that is off shows its baselines to everyone. */
  active: z.boolean().default(true),
  /** Who sees what. An arm without `variantId` is the control group's: it sees the baselines, and is counted. */
  arms: z.array(z.strictObject({ variantId: variantIdSchema.optional(), weight: z.number().min(0) })).min(2),
  /** Share of visitors who take part, 0 to 1. */
  coverage: z.number().min(0).max(1).default(1),
  /** GrowthBook condition on `locale`, `loggedIn`, `cart`, `loyalty`, … */
  condition: z.record(z.string(), z.json()).optional(),
  /** What visitors are hashed with besides their id; the experience's id when missing. A new seed deals everyone anew. */
  seed: z.string().optional(),
})

export type Experiment = z.infer<typeof experimentSchema>

export const experimentsSchema = z.strictObject({ experiments: z.array(experimentSchema) })
