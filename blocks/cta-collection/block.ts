import { z } from 'zod'
import { bandFields, blockFields, headFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { entries } from '#src/canvas/blocks/slot.ts'
import { targetSchema } from '#src/canvas/target.ts'
import { scheduleShape } from '#src/contract/content/page.ts'
import { layoutsSchemaWith } from '#src/components/carousel/layout.schema.ts'
import { ctaCollectionExamples } from './examples.ts'

const { promotionTracking } = blockFields

const button = targetSchema.extend({
  ...scheduleShape,
  style: targetSchema.shape.style.unwrap().default('secondary'),
})

const schema = z.object({
  ...headFields,
  targets: entries(button).meta({ description: 'The buttons' }),
  breakpoints: layoutsSchemaWith({ arrows: false }),
  alignment: z.enum(['start', 'center']).default('start'),
  ...bandFields,
  promotionTracking,
})

export type CtaCollectionProps = z.output<typeof schema>
export type CtaCollectionEntry = z.input<typeof schema>

export const ctaCollection = defineBlock({
  type: 'cta-collection',
  title: 'Button collection',
  description: 'Buttons side by side, in a carousel or a grid; that of the page one is on stands out.',
  schema,
  examples: ctaCollectionExamples,
  stylesheets: ['carousel', 'cta-collection'],
  picture: 'none',
  cacheable: false,
  script: 'carousel-script',
})
