import { expect, it } from 'vitest'
import { naughtyStrings } from '#tests/fixtures/naughty-strings.ts'
import { xmlText } from './xml.ts'

it('writes what would be markup as references', () => {
  expect(xmlText(`<a b="c">'&'</a>`)).toBe('&lt;a b=&quot;c&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;')
})

it('leaves out what XML cannot hold, and nothing else', () => {
  expect(xmlText('a\u0000\u0008b\ud800c\uffff\td\n👟')).toBe('abc\td\n👟')
})

it.each(naughtyStrings)('leaves nothing of %j that ends an element', (text) => {
  const written = xmlText(text)
  expect([...'<>"\'\u0000\u001B'].filter((character) => written.includes(character))).toEqual([])
})
