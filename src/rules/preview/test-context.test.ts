import { expect, it } from 'vitest'
import { readTestContext } from './test-context.ts'

const none = { variants: [], of: new Map() }

it.each<[string, string | undefined, unknown]>([
  ['nothing', undefined, undefined],
  [
    'a list',
    '{"variants":["cart-not-empty","field-notes"]}',
    { ...none, variants: ['cart-not-empty', 'field-notes'] },
  ],
  ['names by experience', '{"variants":{"home-story":"b"}}', { ...none, of: new Map([['home-story', 'b']]) }],
  ['what is no text', '{"variants":["a",1,null,{"b":2}]}', { ...none, variants: ['a'] }],
  ['no variants', '{"other":[]}', undefined],
  ['one text', '{"variants":"a"}', undefined],
  ['broken JSON', '{"variants":', undefined],
  ['too much', `{"variants":["${'a'.repeat(5000)}"]}`, undefined],
])('reads a test context of %s', (_, text, expected) => {
  const search = new URLSearchParams(text === undefined ? {} : { p13n_testcontext: text })
  expect(readTestContext(search)).toEqual(expected)
})
