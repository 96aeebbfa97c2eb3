import { expect, it } from 'vitest'
import { readViewerQuery } from './viewer-query.ts'

const read = (text: string) => readViewerQuery(new URLSearchParams(text), ['page', 'fragment'])

it('reads the form, with the defaults of the specification', () => {
  expect(read('')).toMatchObject({
    docType: '',
    layoutVariant: '',
    limit: 20,
    offset: 0,
    isMissingType: false,
  })
  expect(read('siteId=de-de&docType=page&layoutVariant=wide&limit=50&offset=50')).toMatchObject({
    site: { locale: 'de-de' },
    docType: 'page',
    layoutVariant: 'wide',
    limit: 50,
    offset: 50,
  })
})

it('asks for a doc type, and takes nothing it does not know', () => {
  expect(read('docType=')).toMatchObject({ isMissingType: true })
  expect(read('docType=nothing&limit=7&offset=-1&layoutVariant=a/b&siteId=xx-xx')).toMatchObject({
    isMissingType: true,
    limit: 20,
    offset: 0,
    layoutVariant: '',
    site: { locale: 'en-us' },
  })
})
