import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressAt, publicIdOf } from './picture-address.ts'

const origin = 'https://cdn.example'
const idPattern = /^[A-Za-z0-9][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9][A-Za-z0-9_.-]*)*$/

describe('a picture that content names by its address', () => {
  it.each([
    ['https://cdn.example/a/b.jpg', 'remote/cdn.example/a/b.jpg'],
    ['scenes/coast/wide', 'scenes/coast/wide'],
    ['https://', 'https://'],
  ])('%s has the public id %s', (address, publicId) => {
    expect(publicIdOf(address)).toBe(publicId)
  })

  it('is found again by its public id, whatever its address holds', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, validSchemes: ['https'] }), (url) => {
        const address = new URL(url)
        address.hash = ''
        const publicId = publicIdOf(address.href)
        expect(publicId).toMatch(idPattern)
        expect(publicIdOf(publicId)).toBe(publicId)
        expect(addressAt([address.origin], publicId)).toBe(address.origin + address.pathname + address.search)
      }),
    )
  })

  it('keeps a port and odd file names', () => {
    const address = 'http://localhost:1337/uploads/.caf%C3%A9%20(1).jpg?v=2'
    expect(addressAt(['http://localhost:1337'], publicIdOf(address))).toBe(address)
  })

  it.each([
    ['a plain segment that is encoded', 'https://cdn.example/a.jpg', ['a.jpg']],
    ['a fragment', 'https://cdn.example/a.jpg', ['a.jpg#1']],
    ['a detour', 'https://cdn.example/a.jpg', ['x', '..', 'a.jpg']],
  ])('is found by no other public id, such as %s', (_, address, path) => {
    const encode = (text: string) => `b64.${Buffer.from(text).toString('base64url')}`
    expect(addressAt([origin], publicIdOf(address))).toBe(address)
    expect(addressAt([origin], `remote/cdn.example/${path.map(encode).join('/')}`)).toBeUndefined()
  })

  it('is no longer found by an encoding that is written otherwise', () => {
    const publicId = publicIdOf('https://cdn.example/a.jpg?v=2')
    expect(addressAt([origin], publicId)).toBe('https://cdn.example/a.jpg?v=2')
    expect(addressAt([origin], `${publicId}.`)).toBeUndefined()
  })

  it.each([
    'remote/169.254.169.254/latest/meta-data',
    `remote/cdn.example.evil.example/a.jpg`,
    publicIdOf('https://cdn.example@evil.example/a.jpg'),
    publicIdOf('https://cdn.example:444/a.jpg'),
    'cdn.example/a.jpg',
  ])('has no address at another origin: %s', (publicId) => {
    expect(addressAt([origin], publicId)).toBeUndefined()
  })

  it.each(['/evil.example/x', '../../others/a.jpg', '../others', 'a/../../others/a.jpg'])(
    'does not leave its place by what a segment holds: %s',
    (text) => {
      const segment = `b64.${Buffer.from(text).toString('base64url')}`
      const inFolder = addressAt([`${origin}/ours`], `remote/cdn.example/ours/${segment}`)
      expect(inFolder ?? `${origin}/ours/`).toMatch(/^https:\/\/cdn\.example\/ours\//)
    },
  )
})
