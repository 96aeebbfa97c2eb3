import { describe, expect, it } from 'vitest'
import { articleQueryString, readArticleQuery, relatedTags } from './article-query.ts'

const read = (query: string) => readArticleQuery(new URLSearchParams(query), 9)

describe('the address of an article list', () => {
  it.each([
    ['', { tags: [], shown: 9 }],
    ['tagId=care', { tags: ['care'], shown: 9 }],
    ['tagId=care&tagId=repair&tagId=care&shown=18', { tags: ['care', 'repair'], shown: 18 }],
    ['shown=2', { tags: [], shown: 9 }],
    ['shown=1e9', { tags: [], shown: 300 }],
    ['shown=many', { tags: [], shown: 9 }],
    ['shown=9.5', { tags: [], shown: 9 }],
    ['tagId=%3Cscript%3E&tagId=', { tags: [], shown: 9 }],
  ])('%j is understood', (query, requested) => expect(read(query)).toEqual(requested))

  it('takes no more than twenty tags', () => {
    const query = Array.from({ length: 30 }, (_, index) => `tagId=t${index}`).join('&')
    expect(read(query).tags).toHaveLength(20)
  })

  it.each(['', '?tagId=care&tagId=repair', '?tagId=care&shown=18', '?shown=12'])(
    'is written as it is read: %j',
    (query) => expect(articleQueryString(read(query), 9)).toBe(query),
  )
})

it('reads the tags of a related query', () => {
  expect(relatedTags('tagId=care&tagId=repair')).toEqual(['care', 'repair'])
  expect(relatedTags('')).toEqual([])
})
