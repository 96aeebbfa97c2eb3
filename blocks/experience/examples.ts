import type { ExperienceEntry } from './block.ts'

const note = (richText: string) => ({ type: 'rich-text', richText: `<p>${richText}</p>` })

export const experienceExamples: Record<string, ExperienceEntry> = {
  'two variants': {
    name: 'a promise in other words',
    experienceId: 'example-promise',
    trackingEvent: 'example_promise_seen',
    variants: [
      { name: 'short', variantId: 'short', targets: [note('We resole.')] },
      { name: 'warm', variantId: 'warm', targets: [note('Bring them back, we will put them right.')] },
    ],
    baselines: [note('Every welted shoe can be resoled in our workshop.')],
  },
  'right to left, and nothing for others': {
    experienceId: 'example-rtl',
    variants: [{ variantId: 'b', targets: [note('<span dir="rtl" lang="ar">أهلا بكم في متجرنا</span>')] }],
  },
  'without variants': { experienceId: 'example-empty', baselines: [note('Weg'.repeat(67))] },
}
