import { expect, it } from 'vitest'
import { pictureFile, staticHtml } from './static-html.ts'

const paths = new Set(['/en-us', '/en-us/stories/the-welt'])
const origin = 'https://shop.example'
const of = (html: string) => staticHtml(html, paths, origin)

it('keeps links between static pages and leads all others to the shop', () => {
  expect(of('<a href="/en-us/stories/the-welt#care">').html).toBe('<a href="/en-us/stories/the-welt#care">')
  expect(of('<a href="/en-us">').html).toBe('<a href="/en-us">')
  expect(of('<a class="x" href="/en-us/c/women-1000?page=2">').html).toBe(
    '<a class="x" href="https://shop.example/en-us/c/women-1000?page=2">',
  )
  expect(of('<form action="/en-us/search">').html).toBe('<form action="https://shop.example/en-us/search">')
  expect(of('<a href="https://other.example/en-us/x">').html).toBe('<a href="https://other.example/en-us/x">')
})

it('turns pictures into files, in sources and preloads too, each once', () => {
  const small = '/pictures/marlow/image/upload/c_fill,h_540,w_960/f_auto/scenes/a/wide'
  const large = '/pictures/marlow/image/upload/c_fill,h_900,w_1600/f_auto/scenes/a/wide'
  const { html, pictures } = of(`<img src="${small}" srcset="${small} 960w, ${large} 1600w">`)
  expect(html).toBe(
    `<img src="/${pictureFile(small)}" srcset="/${pictureFile(small)} 960w, /${pictureFile(large)} 1600w">`,
  )
  expect([...pictures.keys()]).toEqual([small, large])
})

it('names the stylesheets a page needs', () => {
  expect(of('<link rel="stylesheet" href="/styles/x/block+footer.css">').styles).toEqual([
    '/styles/x/block+footer.css',
  ])
})
