import { expect, it } from 'vitest'
import { usesOf } from './content-uses.ts'

const items = [
  {
    type: 'hero-banner',
    media: { publicId: 'scenes/a/wide' },
    targets: [{ text: 'Go', url: '/women?x=1#top' }],
  },
  { type: 'video', media: { sm: { url: '/videos/a.mp4', width: 16, height: 9 } } },
  { type: 'rich-text', richText: '<p><a href="/help/">Help</a> <a href="https://x.example">x</a></p>' },
  {
    type: 'segmentation',
    segments: [{ id: 'loggedin', targets: [{ type: 'rich-text' }] }],
    baselines: [{ type: 'experience', experienceId: 'hero-test', variants: [] }],
  },
]

it('finds blocks, pictures, links, segments and experiments, nested ones too', () => {
  const uses = usesOf({ sections: [{ name: 'main', items }] })
  expect([...uses.blocks.keys()]).toEqual(['hero-banner', 'video', 'rich-text', 'segmentation', 'experience'])
  expect(uses.blocks.get('rich-text')).toEqual([
    'sections[0].items[2]',
    'sections[0].items[3].segments[0].targets[0]',
  ])
  expect([...uses.pictures]).toEqual([['scenes/a/wide', ['sections[0].items[0].media']]])
  expect([...uses.links.keys()]).toEqual(['/women', '/help'])
  expect([...uses.segments.keys()]).toEqual(['loggedin'])
  expect([...uses.experiments.keys()]).toEqual(['hero-test'])
})
