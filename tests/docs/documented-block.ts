import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, it } from 'vitest'
import RenderSections from '#src/block-rendering/RenderSections.astro'
import { parsePage } from '#src/canvas/pages/parse-page.ts'
import { resolveContent } from '#src/features/content/resolve-content.ts'
import { instant, visitorLocals } from '#tests/rendering/visitor-locals.ts'

const container = await AstroContainer.create()

/** Runs in a copy of the project in which the block of docs/add-a-block.md stands. */
it.each([
  ['a title alone', { title: 'Closed on Monday' }, ['Closed on Monday']],
  [
    'a text alone',
    { richText: '<p>Snow has closed <a href="/pass">the pass</a>.</p>' },
    ['href="/en-us/pass"'],
  ],
  ['nothing at all', {}, ['class="block notice"']],
])('shows a notice of %s', async (_, fields, expected) => {
  const page = parsePage({
    id: 'p',
    slug: 'p',
    sections: [{ name: 'main', items: [{ type: 'notice', ...fields }] }],
  })
  if (!page.ok) throw new Error(page.error)
  const { locals, logged } = visitorLocals({})
  const html = await container.renderToString(RenderSections, {
    props: { page: resolveContent(page.value, instant) },
    locals,
  })
  for (const text of expected) expect(html).toContain(text)
  expect(html).not.toContain('undefined')
  expect(logged).toEqual([])
})
