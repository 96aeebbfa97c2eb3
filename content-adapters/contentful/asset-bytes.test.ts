import { expect, it } from 'vitest'
import { createAssetBytes } from './asset-bytes.ts'

const asked: string[] = []
const bytesOf = createAssetBytes('shoes', 'https://images.example', async (input) => {
  asked.push(String(input))
  return new Response('picture', { status: String(input).endsWith('gone.jpg') ? 404 : 200 })
})

it('fetches the pictures of its space', async () => {
  expect(String(await bytesOf('contentful/shoes/a/b/boot.jpg'))).toBe('picture')
  expect(asked).toEqual(['https://images.example/shoes/a/b/boot.jpg'])
})

it.each([
  'contentful/shoes/a/b/gone.jpg',
  'contentful/others/a/b/boot.jpg',
  'contentful/shoes/../others/boot.jpg',
  'scenes/coast/wide',
])('has no picture %s', async (publicId) => expect(await bytesOf(publicId)).toBeUndefined())
