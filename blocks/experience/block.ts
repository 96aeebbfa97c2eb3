import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { entries, slot } from '#src/canvas/blocks/slot.ts'
import { experienceIdSchema, variantIdSchema } from '#src/contract/personalization/decision-calls.ts'
import { experienceExamples } from './examples.ts'

const { name } = blockFields

const schema = z.object({
  name,
  experienceId: experienceIdSchema.describe('Id of the experiment in the decision engine'),
  variants: entries(
    z.object({ name, variantId: variantIdSchema.describe('Id the engine decides by'), targets: slot }),
  ).default([]),
  baselines: slot.default([]).meta({ description: 'Blocks until a decision, and for the control group' }),
  trackingEvent: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .optional()
    .describe('Name of the event that tells analytics the experience was seen'),
})

export type ExperienceEntry = z.input<typeof schema>

export const experience = defineBlock({
  type: 'experience',
  title: 'Experience',
  description:
    'Shows the baselines until a decision selects a variant: an experiment, or a campaign of an engine.',
  schema,
  examples: experienceExamples,
  stylesheets: ['variant'],
  cacheable: false,
  script: 'variant-script',
})
