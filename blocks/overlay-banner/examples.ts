import { arabic, longWord, scene } from '#src/components/banner-frame/example-pictures.ts'
import type { OverlayBannerEntry } from './block.ts'

const forest = scene('forest-rain', 'Rain between spruces')
const shells = [{ text: 'Shop shells', url: '/c/new-6000' }]

export const overlayBannerExamples: Record<string, OverlayBannerEntry> = {
  'a third, on a panel': {
    overline: 'Waterproofs',
    title: 'Rain is only weather',
    richText: '<p>Three layers, taped seams, a hood that turns with your head.</p>',
    media: forest,
    overlayWidth: 'xs',
    backdrop: true,
    targets: shells,
  },
  'a half, at the end, on the picture': {
    title: 'The wet half of the year',
    subtitle: 'October to April, dry feet.',
    media: forest,
    overlayWidth: 'sm',
    alignment: 'end',
    gradientStyle: 'full',
    targets: shells,
  },
  'two thirds, centred, edge to edge': {
    title: 'Desert evenings are cold',
    richText: '<p>Sand by day, wool by night: pack for both, carry little.</p>',
    media: scene('desert-evening', 'Dunes in the evening'),
    overlayWidth: 'md',
    alignment: 'center',
    verticalAlignment: 'bottom',
    gradientStyle: 'focused',
    isFullWidth: true,
    targets: shells,
  },
  'nearly all of it, on a dark panel, one link': {
    title: 'Up before the sun',
    richText: '<p>Head torch, gloves, <a href="/stories/the-welt">a good welt</a>.</p>',
    media: scene('ridgeline-dusk', 'Ridges at dusk'),
    overlayWidth: 'lg',
    verticalAlignment: 'bottom',
    colours: 'dark',
    backdrop: true,
    linkType: 'No-CTA',
    mediaTarget: { url: '/stories/the-welt' },
  },
  'one very long word': { title: longWord, media: forest, overlayWidth: 'xs', backdrop: true },
  'right to left': { ...arabic, media: forest, gradientStyle: 'full' },
}
