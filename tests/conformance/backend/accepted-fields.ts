import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { callRequest } from '#src/client/call-request.ts'
import type { Call } from '#src/contract/call.ts'
import { calls } from '#src/contract/calls.ts'
import { readingsThatDiffer, shownByTests, shownWhole, writesThatEcho, type Input } from './shown-fields.ts'
import type { Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const isOfCart = (key: string): boolean =>
  / \/(cart|wishlists|stores\/v1)\//.test(key) || key.endsWith('/availability')

const callsOfCart: [string, Call][] = Object.entries(calls).filter(([key]) => isOfCart(key))

/** The schema of what is there, where something may be missing, null, or read from a text. */
const present = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return present(schema.def.innerType)
  return schema instanceof z.ZodPipe ? present(schema.def.in) : schema
}

const shapeOf = ({ shape }: z.ZodObject<Readonly<Record<string, z.core.$ZodType>>>) => shape

/** The fields of a schema that hold a value, by their path: `addresses.city`. */
const fieldsOfSchema = (schema: z.core.$ZodType | undefined, path = ''): string[] => {
  if (!schema) return []
  const one = present(schema)
  if (one instanceof z.ZodArray) return fieldsOfSchema(one.def.element, path)
  if (!(one instanceof z.ZodObject)) return path === '' ? [] : [path]
  return Object.entries(shapeOf(one)).flatMap(([name, field]) =>
    fieldsOfSchema(field, path === '' ? name : `${path}.${name}`),
  )
}

type Leaf = { path: string; value: unknown }

/** The values of an input or an answer by their path, those of lists together. */
const leavesOf = (value: unknown, path = ''): Leaf[] => {
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, path))
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([name, one]) => leavesOf(one, path === '' ? name : `${path}.${name}`))
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

const fieldsOfInput = ({ query, body }: Input): string[] =>
  [...leavesOf(query ?? {}), ...leavesOf(body ?? {})].map(({ path }) => path)

const fold = (fields: readonly [call: string, field: string][]): string[] =>
  [...new Set(fields.map((one) => one.join(' ')))].toSorted()

const nobodys = { cartId: '', itemId: '' }

/** Every field that a call of carts, lists and stores accepts has an effect, or is stored and answered. */
export const describeAcceptedFields = (shop: () => Shop): void => {
  const send = async (visitor: Awaited<ReturnType<typeof shopper>>, key: string, input: Input) => {
    const { method, path, body } = callRequest(key, input, 'en-us')
    const response = await visitor.send(method, path, body === undefined ? {} : { text: body })
    const answer: unknown = await response.json()
    expect({ key, status: response.status, answer }).toMatchObject({ status: 200 })
    return answer
  }

  it('is held against the whole contract', () => {
    const accepted = callsOfCart.flatMap(([key, { query, body }]) =>
      [...fieldsOfSchema(query), ...fieldsOfSchema(body)].map((field): [string, string] => [key, field]),
    )
    const shown = [
      ...writesThatEcho(nobodys).flatMap(([key, input]) =>
        fieldsOfInput(input).map((field): [string, string] => [key, field]),
      ),
      ...readingsThatDiffer.flatMap(({ key, without, by }) => {
        const before = new Set(fieldsOfInput(without))
        const fields = fieldsOfInput(by).filter((field) => !before.has(field))
        return fields.map((field): [string, string] => [key, field])
      }),
      ...shownWhole.flatMap(({ key, body }) =>
        fieldsOfInput({ body }).map((field): [string, string] => [key, field]),
      ),
      ...shownByTests.flatMap(({ shows }) =>
        Object.entries(shows).flatMap(([key, fields]) =>
          fields.split(' ').map((field): [string, string] => [key, field]),
        ),
      ),
    ]
    expect(fold(shown)).toEqual(fold(accepted))
  })

  it.each(shownByTests)('is shown in $file: $test', ({ file, test, shows }) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    expect(text).toContain(`'${test}'`)
    for (const field of Object.values(shows).flatMap((fields) => fields.split(' ')))
      expect(text, field).toMatch(new RegExp(`\\b${nameOf(field)}\\b`))
  })

  it.each(shownWhole)('is shown whole in $file: $test', ({ file, test, fixture }) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    expect(text).toContain(`'${test}'`)
    expect(text).toContain(fixture)
  })

  it.each(writesThatEcho(nobodys).map(([key], at) => ({ key, at })))(
    'is answered by $key',
    async ({ at }) => {
      const visitor = await shopper(shop().backend)
      const { items } = await visitor.add('boot-frn-8')
      const [key, input] = writesThatEcho({ cartId: visitor.cartId, itemId: items[0]?.id ?? '' })[at] ?? [
        '',
        {},
      ]
      const answered = leavesOf(await send(visitor, key, input))
      for (const { path, value } of leavesOf(input.body)) {
        const names = [nameOf(path), 'id']
        const found = answered.some((leaf) => names.includes(nameOf(leaf.path)) && leaf.value === value)
        expect({ path, value, found }).toMatchObject({ found: true })
      }
    },
  )

  it.each(readingsThatDiffer)('changes what is answered by $key: $by', async ({ key, without, by }) => {
    const visitor = await shopper(shop().backend)
    expect(await send(visitor, key, by)).not.toEqual(await send(visitor, key, without))
  })
}
