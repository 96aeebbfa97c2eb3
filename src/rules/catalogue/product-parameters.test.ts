import { expect, it } from 'vitest'
import { addressOfProduct, productParameters } from './product-parameters.ts'

const boot = {
  attributes: [{ type: 'color', options: [{ id: 'FRN' }, { id: 'SND' }] }],
  variants: [{ upc: 'boot-frn-8' }, { upc: 'boot-snd-8' }],
}

const url = (query: string): URL => new URL(`https://shop.example/en-us/p/boot${query}`)

it.each([
  ['', {}],
  ['?utm_source=mail', {}],
  ['?color=SND', { color: 'SND' }],
  ['?variant=boot-frn-8', { variant: 'boot-frn-8' }],
  ['?color=SND&color=FRN', undefined],
  ['?color=SND&variant=boot-frn-8', undefined],
])('reads %s', (query, parameters) => {
  expect(productParameters(url(query).searchParams)).toEqual(parameters)
})

it.each([
  ['', undefined],
  ['?color=SND&utm_source=mail', undefined],
  ['?variant=boot-frn-8', undefined],
  ['?color=flood-1', '/en-us/p/boot'],
  ['?variant=flood-1&preview=true', '/en-us/p/boot?preview=true'],
  ['?variant=flood-1&color=SND', '/en-us/p/boot?color=SND'],
  ['?color=SND&variant=boot-frn-8&error=BSK409', '/en-us/p/boot?variant=boot-frn-8&error=BSK409'],
  ['?color=SND&color=FRN', '/en-us/p/boot?color=SND'],
])('has %s lead to %s', (query, address) => {
  expect(addressOfProduct(url(query), boot)).toBe(address)
})
