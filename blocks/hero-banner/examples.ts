import { arabic, longWord, scene } from '#src/components/banner-frame/example-pictures.ts'
import type { HeroBannerEntry } from './block.ts'

const dawn = scene('ridgeline-dawn', 'Ridges in the first light')

export const heroBannerExamples: Record<string, HeroBannerEntry> = {
  'full width': {
    overline: 'Autumn, on foot',
    title: 'The city ends where you want it to',
    subtitle: 'Shoes and layers for the walk that starts at your own front door.',
    media: dawn,
    targets: [
      { text: 'Shop women', url: '/c/women-1000' },
      { text: 'Shop men', url: '/c/men-2000', style: 'secondary' },
    ],
    gradientStyle: 'focused',
    isFullWidth: true,
  },
  'within the page, one link': {
    title: 'Made to be resoled',
    media: dawn,
    linkType: 'No-CTA',
    mediaTarget: { url: '/stories/the-welt' },
    captionText: 'Ridge path above the reservoir',
    captionPosition: 'bottom-right',
    captionStyle: 'boxed',
  },
  'centred, dark words on a light picture, equal links': {
    eyebrowText: 'New',
    title: 'Snow asks for grip',
    titleHtml: 'Snow asks for <em>grip</em>',
    subtitle: 'Lugs that bite and leather that shrugs.',
    media: scene('alpine-snow', 'Snow on high ridges'),
    colours: 'light',
    gradientStyle: 'full',
    alignment: 'center',
    targets: [
      { text: 'Boots', url: '/c/women/shoes/hiking-boots-1130' },
      { text: 'All of the winter walk', url: '/c/new-6000', style: 'secondary' },
    ],
    equalTargetSize: true,
    richTextBelowTargets: '<p>Returns within 30 days.</p>',
  },
  'several pictures': {
    title: 'Four hours, four weathers',
    media: scene('lake-morning', 'A lake in the morning'),
    mediaList: [scene('forest-rain', 'Rain in the forest'), scene('coast-cliffs', 'Cliffs by the sea')],
    gradientStyle: 'focused',
    targets: [{ text: 'Shop shells', url: '/c/new-6000' }],
  },
  'words alone': {
    title: 'Page not found',
    subtitle: 'The path ends here.',
    targets: [{ text: 'Home', url: '/' }],
  },
  'one very long word': {
    title: longWord,
    media: dawn,
    targets: [{ text: longWord.slice(0, 120), url: '/' }],
  },
  'right to left': { ...arabic, media: dawn, gradientStyle: 'focused', isFullWidth: true },
}
