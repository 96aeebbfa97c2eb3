import { expect, it } from 'vitest'
import { safeHtml } from './safe-html.ts'

it.each([
  ['//www.youtube.com/embed/a-B_1?rel=0', 'https://www.youtube.com/watch?v=a-B_1'],
  ['https://www.youtube-nocookie.com/embed/a-B_1', 'https://www.youtube.com/watch?v=a-B_1'],
  ['https://www.youtube.com/embed/videoseries?list=PL1', 'https://www.youtube.com/playlist?list=PL1'],
  ['https://player.vimeo.com/video/123?h=ab1', 'https://vimeo.com/123/ab1'],
])('turns the frame %s into a link to its video', (src, href) => {
  expect(safeHtml(`<p>Laced.</p><iframe src="${src}" title="How to lace">x</iframe>`, 'en')).toBe(
    `<p>Laced.</p><a href="${href}">How to lace</a>`,
  )
})

it.each([
  ['en', 'Watch the video'],
  ['fr-ca', 'Voir la vidéo'],
  ['de', 'Video ansehen'],
])('names a video without a title of its own in the language of the text: %s', (locale, words) => {
  for (const title of ['', 'YouTube video player'])
    expect(
      safeHtml(`<iframe src="https://www.youtube.com/embed/a1" title="${title}"></iframe>`, locale),
    ).toBe(`<a href="https://www.youtube.com/watch?v=a1">${words}</a>`)
})

it.each([
  'https://evil.example/embed/a1',
  'https://www.youtube.com.evil.example/embed/a1',
  'javascript:alert(1)',
  'https://www.youtube.com/redirect?q=https://evil.example',
  '',
])('leaves out the frame %s', (src) => {
  expect(safeHtml(`<p>a</p><iframe src="${src}">x</iframe>`, 'en')).toBe('<p>a</p>')
})

it.each([
  ['<img id="dataLayer" name="cookie" src="a">', ''],
  ['<p id="main" data-sorting name="head">x</p>', '<p>x</p>'],
  ['<form name="forms"><input name="submit"><a id="location" href="/a">x</a></form>', '<a href="/a">x</a>'],
])('keeps no id, name or data by which a script would take it for something else: %s', (html, expected) => {
  expect(safeHtml(html, 'en')).toBe(expected)
})
