import { arabic, longWord, tallScene } from '#src/components/banner-frame/example-pictures.ts'
import type { MenuTileEntry } from './block.ts'

const street = tallScene('street-rain', 'A street in the rain')

export const menuTileExamples: Record<string, MenuTileEntry> = {
  'name and picture': { title: 'City boots', media: street, mediaTarget: { url: '/c/women-1000' } },
  'with a line and words for its link': {
    eyebrowText: 'New',
    title: 'Rainwear',
    subtitle: 'From shell to sole.',
    media: tallScene('forest-rain', ''),
    targets: [{ text: 'Shop rainwear', url: '/c/new-6000', style: 'text', size: 'sm' }],
  },
  'words alone': { title: 'Sale', mediaTarget: { url: '/c/new-6000' }, backgroundColor: 'surface-2' },
  'one very long word': { title: longWord, media: street, mediaTarget: { url: '/c/women-1000' } },
  'right to left': { titleHtml: arabic.titleHtml, media: street, mediaTarget: { url: '/c/women-1000' } },
}
