import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, it } from 'vitest'
import Pagination from '#src/features/catalogue/Pagination.astro'
import { visitorLocals } from './visitor-locals.ts'

const container = await AstroContainer.create()

const linksOf = async (props: { isNofollow?: boolean }): Promise<string[]> => {
  const html = await container.renderToString(Pagination, {
    props: { page: 2, pageCount: 3, urlOf: (page: number) => `/en-us/c?page=${page}`, ...props },
    locals: visitorLocals().locals,
  })
  return html.match(/<a [^>]*>/g) ?? []
}

it('links every page of a filtered listing as one that crawlers leave alone', async () => {
  const links = await linksOf({ isNofollow: true })
  expect(links).toHaveLength(5)
  for (const link of links) expect(link).toMatch(/rel="(?:(?:prev|next) )?nofollow"/)
})

it('links the pages of other lists as they are', async () => {
  for (const link of await linksOf({})) expect(link).not.toContain('nofollow')
})
