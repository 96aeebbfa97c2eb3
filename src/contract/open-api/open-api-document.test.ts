import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { calls } from '#src/contract/calls.ts'
import { openApiDocument } from './open-api-document.ts'

const document = openApiDocument()

it('leaves a linter of OpenAPI nothing to say', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

it('is held to by that linter', async () => {
  const { openapi, info } = document
  const config = await createConfig({ extends: ['recommended-strict'] })
  const source = JSON.stringify({ openapi, info, paths: { '/x': { get: { responses: {} } } } })
  expect((await lintFromString({ source, config })).map(({ ruleId }) => ruleId)).toContain(
    'operation-operationId',
  )
})

it('describes every call of the contract, each under an id of its own', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(Object.keys(calls).toSorted())
  const ids = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

it('names the codes of a call by status, and the session it needs', () => {
  const add = document.paths['/cart/v1/item']?.['post']
  expect(add?.security).toEqual([{ session: [] }])
  const conflict = add?.responses['409']
  expect(conflict && 'content' in conflict && conflict['x-error-ids']).toContain('INV408')
  expect(add?.responses['200']).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Cart' } } },
  })
})
