import { expect, it } from 'vitest'
import { err, ok, type Result } from '#src/base/result.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import MailedLink from '#src/features/account/MailedLink.astro'
import { messages } from '#src/messages/messages.ts'
import { createContainer } from './create-container.ts'
import { visitorLocals } from './visitor-locals.ts'

const container = await createContainer()
const { confirm: texts, late } = messages.en.backInStock

const show = async (method: 'GET' | 'POST', result?: Result<{ recipient: string }, ClientError>) => {
  const tokens: string[] = []
  const act = (token: string) => {
    tokens.push(token)
    return Promise.resolve(result)
  }
  const response = await container.renderToResponse(MailedLink, {
    props: { path: '/back-in-stock/confirm', texts, late, act },
    request: new Request('http://shop.test/en-us/back-in-stock/confirm?token=abc', { method }),
    ...visitorLocals(),
  })
  const html = await response.text()
  return { tokens, html, status: response.status, hasForm: html.includes(`<form class="form" method="post"`) }
}

const refusal = (errorId: string, status: number) =>
  err({ errorId, status, message: '', additionalInfo: {}, correlationId: '' })

it('does nothing where it is opened, and what it is for once its form is sent', async () => {
  expect(await show('GET')).toMatchObject({ tokens: [], status: 200, hasForm: true })
  const sent = await show('POST', ok({ recipient: 'ada@example.com' }))
  expect(sent).toMatchObject({ tokens: ['abc'], status: 200, hasForm: false })
  expect(sent.html).toContain('We will write to ada@example.com when it is back.')
})

it('says that a link is too old, and offers nothing', async () => {
  const sent = await show('POST', refusal('AUT402', 400))
  expect(sent).toMatchObject({ status: 410, hasForm: false })
  expect(sent.html).toContain(late)
})

it.each([
  ['GEN429', 429],
  ['GEN500', 500],
] as const)('says what else failed (%s), and can be sent again', async (errorId, status) => {
  const sent = await show('POST', refusal(errorId, status))
  expect(sent).toMatchObject({ status, hasForm: true })
  expect(sent.html).toContain(messages.en.errors.byCode[errorId])
  expect(sent.html).not.toContain(late)
})
