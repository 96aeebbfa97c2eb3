import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { presentOrder } from '#src/backend/orders/documents/order-presenter.ts'
import { err, ok } from '#src/base/result.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { untouched } from '#src/contract/forms/form-field.ts'
import { sites } from '#src/contract/sites.ts'
import { cancellationForms } from '#src/features/orders/cancel/cancellation-form.ts'
import { backOrder } from '#src/features/orders/return/back-order.ts'
import { goBackForm } from '#src/features/orders/return/go-back-form.ts'
import { findForm } from '#src/features/orders/track/find-form.ts'
import { messages } from '#src/messages/messages.ts'
import { paidOrder } from '#tests/fixtures/stored-order.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { FindOrder } from './FindOrder.tsx'
import { GoBack } from './GoBack.tsx'

const { call, goTo, postTo } = vi.hoisted(() => ({
  call: vi.fn<(key: string, input: unknown) => Promise<unknown>>(),
  goTo: vi.fn<(path: string) => void>(),
  postTo: vi.fn<(path: string, fields: Record<string, string>) => void>(),
}))
vi.mock('#src/stores/shop.ts', () => ({ call }))
vi.mock('#src/client/go-to.ts', () => ({ goTo }))
vi.mock('#src/client/post-to.ts', () => ({ postTo }))

const [site] = sites
const { errors, orders, refusals, returns } = messages.en
const words: Readonly<Record<string, string>> = { ...errors.byCode, ...refusals }
const reference = { orderNumber: 'W1234567890', email: 'anna@example.com' }

const item: Order['items'][number] = {
  ...{ id: 'line', productId: 'p', upc: '1', name: 'Kirk Chelsea', pdpUrl: '', qty: 2, attributes: [] },
  ...{ bonus: false, isDigitalProduct: false, shippingId: 'me' },
  ...{ cancelled: 0, sent: 0, arrived: 0, returned: 0 },
  price: { current: 8000, rowTotal: 16_000, paid: 16_000, tax: 0 },
}
const goods = { lines: [{ id: item.id, qty: 2 }] }
const order: Order = {
  ...presentOrder(paidOrder()),
  ...reference,
  ...{ items: [item], mayCancel: true, mayCancelItems: true, returns: [] },
  ...{ returnable: goods, withdrawable: goods },
}

const refused = (errorId: string, reason?: string) =>
  err({ errorId, message: errorId, status: 400, additionalInfo: reason ? { reason } : {}, correlationId: '' })

/** The last call of a path, with what it was told. */
const lastCall = () => call.mock.calls.at(-1)

beforeEach(() => {
  vi.resetAllMocks()
  call.mockResolvedValue(ok({}))
  window.scrollTo = () => undefined
})

const group = () => within(screen.getByRole('group', { name: new RegExp(item.name) }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const showFind = () => render(<FindOrder form={findForm(site, '/en-us/help/track-order', untouched())} />)

it('finds an order however its number is typed, and goes on without telling it in an address', async () => {
  showFind()
  await userEvent.type(screen.getByLabelText(orders.track.number), ' #w1234-567890')
  await userEvent.type(screen.getByLabelText(orders.track.email), reference.email)
  call.mockResolvedValue(ok(order))
  await press(orders.track.submit)
  await waitFor(() => expect(postTo).toHaveBeenCalledWith('/en-us/help/track-order', reference))
  expect(lastCall()).toEqual(['POST /consumers-v3/consumer/TrackOrder', { body: reference }])
})

it('says what is wrong with a number as it is left, and that no order is known by what was typed', async () => {
  showFind()
  const number = screen.getByLabelText<HTMLInputElement>(orders.track.number)
  await userEvent.type(number, '12345')
  await userEvent.tab()
  expect(await screen.findByText(orders.track.numberFault)).toBeTruthy()
  await userEvent.clear(number)
  await userEvent.type(number, reference.orderNumber)
  await userEvent.type(screen.getByLabelText(orders.track.email), reference.email)
  expect(screen.queryByText(orders.track.numberFault)).toBeNull()
  call.mockResolvedValue(refused('ORD409'))
  await press(orders.track.submit)
  expect((await screen.findByRole('alert')).textContent).toBe(refusals.ORD409)
  expect(number.value).toBe(reference.orderNumber)
  expect(postTo).not.toHaveBeenCalled()
})

const showCancel = () =>
  render(
    <CancelOrder
      {...cancellationForms(order, site, { action: '/en-us/help/track-order', hidden: reference })}
      reference={reference}
      done="/en-us/help/track-order?order=1&cancelled="
      changed="/en-us/help/track-order?order=1&changed="
      texts={{ ...orders.cancel, changed: returns.changed }}
    />,
  )

it('cancels an order once that is confirmed, and leads to it', async () => {
  showCancel()
  await press(orders.cancel.confirm)
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/en-us/help/track-order?order=1&cancelled='))
  expect(lastCall()).toEqual(['POST /consumers-v3/consumer/CancelOrder', { body: { ...reference } }])
})

it('cancels the units that are chosen, and wants one at least', async () => {
  showCancel()
  await press(orders.cancel.confirmItems)
  expect((await screen.findByRole('alert')).textContent).toBe(orders.cancel.nothing)
  expect(call).not.toHaveBeenCalled()
  await userEvent.selectOptions(group().getByLabelText(returns.units), '1')
  call.mockResolvedValue(refused('ORD410'))
  await press(orders.cancel.confirmItems)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(refusals.ORD410))
  const items = [{ id: item.id, qty: 1 }]
  expect(lastCall()).toEqual([
    'POST /consumers-v3/consumer/CancelOrder',
    { body: { ...reference, items, openUnits: 2 } },
  ])
  expect(goTo).not.toHaveBeenCalled()
})

it('asks anew what to cancel of an order that changed, as after a lost response', async () => {
  showCancel()
  await userEvent.selectOptions(group().getByLabelText(returns.units), '1')
  call.mockResolvedValue(refused('ORD410', 'units'))
  await press(orders.cancel.confirmItems)
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/en-us/help/track-order?order=1&changed='))
  expect(screen.getByRole('alert').textContent).toBe(returns.changed)
})

const showGoBack = (kind: 'return' | 'withdraw') => {
  const { title, text, nothing } = kind === 'return' ? returns : returns.withdrawal
  return render(
    <GoBack
      kind={kind}
      form={goBackForm(kind, order, site, { action: `/en-us/help/${kind}`, sent: untouched() })}
      about={backOrder(kind, order, site, '/en-us/help/track-order')}
      changed="/en-us/help/return?order=1&changed="
      receipt="/en-us/help/return?order=1&done="
      texts={{ title, text, nothing, changed: returns.changed }}
    />,
  )
}

it('sends units back with a reason, and tells their number and label', async () => {
  showGoBack('return')
  await press(returns.submit)
  expect((await screen.findByRole('alert')).textContent).toBe(returns.nothing)
  await userEvent.selectOptions(group().getByLabelText(returns.units), '1')
  await press(returns.submit)
  expect(await screen.findByText(returns.noReason)).toBeTruthy()
  expect(document.activeElement).toBe(group().getByLabelText(returns.reason))
  await userEvent.selectOptions(group().getByLabelText(returns.reason), 'DAMAGED')
  const lines = [{ id: item.id, qty: 1, reason: 'DAMAGED' }]
  call.mockResolvedValue(ok({ requestedAt: '2026-11-26T10:00:00.000Z', lines, returnId: 'R1234567890' }))
  await press(returns.submit)
  expect(await screen.findByRole('heading', { level: 1, name: returns.doneTitle })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect(location.pathname + location.search).toBe('/en-us/help/return?order=1&done=')
  expect(screen.getByText(`1 × ${item.name}`)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Print label of return R1234567890' })).toBeTruthy()
  const { orderNumber: orderId, email } = reference
  expect(lastCall()?.[1]).toEqual({ path: { orderId }, body: { email, lines, returns: 0 } })
})

it('withdraws from all units unless fewer are chosen, and needs no label for what never left', async () => {
  showGoBack('withdraw')
  const units = group().getByLabelText<HTMLSelectElement>(returns.units)
  expect(units.value).toBe('2')
  await userEvent.selectOptions(units, '1')
  const requestedAt = '2026-11-26T10:00:00.000Z'
  const made = { returnId: 'R1234567890', kind: 'withdrawal', requestedAt, lines: [] }
  const after = { ...order, returns: [{ ...made, cancelled: [{ id: item.id, qty: 1 }] }] }
  call.mockResolvedValue(ok({ withdrawnAt: requestedAt, order: after }))
  await press(returns.withdrawal.submit)
  expect(await screen.findByText(returns.withdrawal.done)).toBeTruthy()
  expect(screen.getByText(reference.orderNumber)).toBeTruthy()
  expect(screen.getByText(`1 × ${item.name}`)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('looks at the order anew where it changed meanwhile', async () => {
  showGoBack('withdraw')
  call.mockResolvedValue(refused('ORD417', 'units'))
  await press(returns.withdrawal.submit)
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/en-us/help/return?order=1&changed='))
  expect(screen.getByRole('alert').textContent).toBe(returns.changed)
})

it.each(['ORD409', 'ORD417', 'ORD418', 'RTN500'] as const)(
  'says why a return is refused (%s), and keeps what was chosen',
  async (errorId) => {
    showGoBack('return')
    await userEvent.selectOptions(group().getByLabelText(returns.units), '1')
    await userEvent.selectOptions(group().getByLabelText(returns.reason), 'DAMAGED')
    call.mockResolvedValue(refused(errorId))
    await press(returns.submit)
    expect((await screen.findByRole('alert')).textContent).toBe(words[errorId])
    expect(group().getByLabelText<HTMLSelectElement>(returns.reason).value).toBe('DAMAGED')
    expect(goTo).not.toHaveBeenCalled()
  },
)

it.each(['ORD400', 'GEN429'] as const)('says why an order is not looked for (%s)', async (errorId) => {
  showFind()
  await userEvent.type(screen.getByLabelText(orders.track.number), reference.orderNumber)
  await userEvent.type(screen.getByLabelText(orders.track.email), reference.email)
  call.mockResolvedValue(refused(errorId))
  await press(orders.track.submit)
  expect((await screen.findByRole('alert')).textContent).toBe(words[errorId])
  expect(postTo).not.toHaveBeenCalled()
})
