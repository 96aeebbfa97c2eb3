import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { err, ok } from '#src/base/result.ts'
import { untouched } from '#src/contract/forms/form-field.ts'
import { sites } from '#src/contract/sites.ts'
import { reviewFormOf } from '#src/features/reviews/review-form.ts'
import { messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { WriteReview } from './WriteReview.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn<(key: string, input: unknown) => Promise<unknown>>() }))
vi.mock('#src/stores/shop.ts', () => ({ call }))

const [site] = sites
const { reviews: texts, refusals } = messages.en
const { form } = texts
const write = 'POST /products/v1/products/{productId}/reviews'

const show = () =>
  render(
    <WriteReview
      form={reviewFormOf(site, { action: '/en-us/reviews/write/X', token: 'a-token', sent: untouched() })}
      productId="FELLBOOT1"
      texts={{ title: form.doneTitle, text: form.done }}
    />,
  )

const send = () => userEvent.click(screen.getByRole('button', { name: form.submit }))
const star = (stars: number) =>
  screen.getByRole('radio', { name: formatMessage(texts.stars, { stars }, 'en-us') })
const written = () => call.mock.calls.find(([key]) => key === write)?.[1]

const fill = async () => {
  await userEvent.click(star(4))
  await userEvent.type(screen.getByLabelText(form.title), 'Dry feet')
  await userEvent.type(screen.getByLabelText(form.text), 'Two bogs, no water.')
  await userEvent.type(screen.getByLabelText(form.nickname), 'Grace')
}

beforeEach(() => {
  vi.resetAllMocks()
  call.mockResolvedValue(ok({}))
})

it('sends stars, words and aspects, and says that somebody looks at them', async () => {
  show()
  await fill()
  await userEvent.selectOptions(
    screen.getByLabelText(new RegExp(`^${texts.aspects.fit}`)),
    texts.scales.fit.low,
  )
  await userEvent.selectOptions(screen.getByLabelText(/recommend/), texts.no)
  await send()
  expect((await screen.findByRole('status')).textContent).toContain(form.done)
  expect(written()).toEqual({
    path: { productId: 'FELLBOOT1' },
    body: {
      ...{ token: 'a-token', rating: 4, title: 'Dry feet', text: 'Two bogs, no water.', nickname: 'Grace' },
      ...{ recommends: false, aspects: { fit: 1, width: undefined, comfort: undefined } },
    },
  })
})

it('asks for stars where none are chosen, and tells it at them', async () => {
  show()
  await send()
  expect(await screen.findAllByText(form.noRating)).not.toHaveLength(0)
  expect(star(1).getAttribute('aria-invalid')).toBe('true')
  expect(written()).toBeUndefined()
})

it('tells at the field what the shop finds too long', async () => {
  show()
  await fill()
  const error = { errorId: 'REV410', message: '', status: 400, correlationId: '' }
  call.mockResolvedValue(err({ ...error, additionalInfo: { field: 'title', maxLength: 80 } }))
  await send()
  await screen.findByText(refusals.REV410)
  expect(screen.getByLabelText(form.title).getAttribute('aria-invalid')).toBe('true')
})
