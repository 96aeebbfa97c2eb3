import { expect, it } from 'vitest'
import { ratioStyle, videoSources } from './video-sources.ts'

const wide = { url: '/films/wide.mp4?v=2', width: 1600, height: 900 }
const tall = { asset: { cloudName: 'marlow', publicId: 'films/tall' }, width: 900, height: 1200 }

it('offers the widest breakpoint first, each with its own file', () => {
  expect(videoSources({ sm: tall, lg: wide })).toEqual([
    { src: '/films/wide.mp4?v=2', type: 'video/mp4', media: '(width >= 64rem)' },
    {
      src: 'https://res.cloudinary.com/marlow/video/upload/f_auto:video,q_auto/films/tall',
      type: undefined,
      media: undefined,
    },
  ])
})

it('keeps the place each breakpoint needs', () => {
  expect(ratioStyle({ sm: tall, lg: wide })).toBe(
    '--sm-ratio:900/1200;--md-ratio:900/1200;--lg-ratio:1600/900',
  )
})
