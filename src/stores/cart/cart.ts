import { atom, map } from 'nanostores'
import { err, ok, type Result } from '#src/base/result.ts'
import type { CallInput } from '#src/contract/calls.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { EstimateDestination } from '#src/contract/cart/cart-address.ts'
import type { Cart, CartItem } from '#src/contract/cart/cart.ts'
import {
  endsCart,
  failureOfChange,
  isToldByToast,
  needsRefetch,
  placeOfNotice,
} from '#src/rules/cart/failures/cart-error.ts'
import { hasNewFlashError } from '#src/rules/cart/failures/flash-errors.ts'
import { limitReached } from '#src/rules/cart/failures/limit-reached.ts'
import { cartLines, placeOfRemoved, shownQuantity, type RemovedItem } from '#src/rules/cart/cart-lines.ts'
import {
  findItem,
  newItemOf,
  type CartChange,
  type DeliveryChoice,
  type LineFields,
  type NewItem,
  type OtherVariant,
} from './cart-change.ts'
import { noCart, performChange, retryConflicts, type ChangeDependencies } from './cart-recovery.ts'
import { startAnew, type ResetDependencies } from './cart-reset.ts'
import { createSerialQueue } from './serial-queue.ts'

/** What is known of the visitor's cart. `none`: the visitor has not made one yet. */
export type CartState =
  | { status: 'unknown' | 'loading' | 'none' }
  | { status: 'ready'; cart: Cart }
  | { status: 'failed'; error: ClientError }

/** What the browser gives: calls, the visitor's cookie, a lock across tabs, and a way to tell other tabs. */
export type CartPlatform = ChangeDependencies &
  ResetDependencies & {
    exclusive: <T>(task: () => Promise<T>) => Promise<T>
    announce: (cart: Cart) => void
    /** What the shopper's own store adds to a reading of the cart. */
    cartQuery?: () => Pick<CallInput<'GET /cart/v1/cart/{basketId}'>, 'query'>
    /** Has the page tell a failure by a toast, wherever the shopper is. */
    tell: (error: ClientError) => void
  }

type Changed = Promise<Result<Cart, ClientError>>

/** Where failures of a change are told: of its line item, of its field, and of the cart if not above it. */
type NoticeKeys = { item?: string; input?: string; cart?: string }

/** Keys of the notices that concern the whole cart, the field of coupons and the estimate; all others are item ids. */
export const wholeCart = 'cart'
export const couponField = 'coupon'
export const estimateField = 'estimate'

export const createCart = (platform: CartPlatform) => {
  const $state = atom<CartState>({ status: 'unknown' })
  /** Quantities the shopper has asked for and the server has not confirmed, by item id; 0 is a removal. */
  const $wanted = map<Record<string, number>>({})
  /** Items that are on their way out of the cart to what is saved for later. */
  const $saving = map<Record<string, 0>>({})
  const $notices = map<Record<string, ClientError>>({})
  const $removed = atom<readonly RemovedItem[]>([])
  const $busy = atom(0)
  const inTurn = createSerialQueue()
  const scheduled = new Map<string, Promise<Result<undefined, ClientError>>>()

  const current = (): Cart | undefined => {
    const state = $state.get()
    return state.status === 'ready' ? state.cart : undefined
  }

  /** The lines as the shopper sees them now. */
  const lines = () => cartLines(current()?.items ?? [], $wanted.get(), $removed.get())

  const adopt = (cart: Cart): void => {
    const known = current()
    if (known?.id === cart.id && cart.version < known.version) return
    $state.set({ status: 'ready', cart })
  }

  const drop = (): void => {
    $state.set({ status: 'none' })
    for (const store of [$wanted, $notices]) store.set({})
    $removed.set([])
  }

  /** The session's customer is not valid: the cart is dropped and made anew, and the page loads again. */
  const reset = async (error: ClientError): Promise<void> => {
    drop()
    platform.tell(error)
    const cart = await startAnew(platform)
    if (!cart) return
    adopt(cart)
    platform.announce(cart)
  }

  const read = async (): Promise<void> => {
    const basketId = platform.cartId() ?? current()?.id
    if (basketId === undefined) return $state.set({ status: 'none' })
    const answer = await platform.call('GET /cart/v1/cart/{basketId}', {
      path: { basketId },
      ...platform.cartQuery?.(),
    })
    if (answer.ok) return adopt(answer.value)
    if (endsCart(answer.error)) return reset(answer.error)
    if (current() !== undefined) return
    const isGone = answer.error.errorId === 'BSK404' || answer.error.errorId === 'AUT404'
    $state.set(isGone ? { status: 'none' } : { status: 'failed', error: answer.error })
  }

  const queue = async <T>(task: () => Promise<T>): Promise<T> => {
    $busy.set($busy.get() + 1)
    try {
      return await inTurn(() => platform.exclusive(task))
    } finally {
      $busy.set($busy.get() - 1)
    }
  }

  /** Tells a failure at its line item or field, or above the whole cart. */
  const notice = ({ item, input, cart }: NoticeKeys, error: ClientError): void => {
    const place = placeOfNotice(error)
    if (place) $notices.setKey({ item, input, cart }[place] ?? wholeCart, error)
  }

  const clearNotice = (key: string): void => $notices.setKey(key, undefined)

  const settleFailure = async (error: ClientError): Promise<void> => {
    if (endsCart(error)) return reset(error)
    if (isToldByToast(error)) platform.tell(error)
    if (needsRefetch(error)) await read()
  }

  /** Settles what a response means for everyone who looks at the cart. */
  const settle = async (before: Cart | undefined, result: Awaited<Changed>): Changed => {
    if (!result.ok) await settleFailure(result.error)
    else {
      adopt(result.value)
      if (hasNewFlashError(before, result.value)) await read()
      platform.announce(current() ?? result.value)
    }
    return result
  }

  const change = async (wanted: CartChange): Changed => {
    clearNotice(wholeCart)
    const before = current()
    const onLost = (error: ClientError): void => $notices.setKey(wholeCart, error)
    const result = await performChange(platform, wanted, before, onLost)
    return settle(before, result.ok ? result : err(failureOfChange(wanted.kind, result.error)))
  }

  /** Brings an item to the quantity wanted when its turn comes; wishes until then join the same turn. */
  const applyWanted = (ref: CartItem): Promise<Result<undefined, ClientError>> => {
    const waiting = scheduled.get(ref.id)
    if (waiting) return waiting
    const turn = queue(async () => {
      scheduled.delete(ref.id)
      const qty = $wanted.get()[ref.id]
      const item = findItem(current(), ref)
      const result =
        qty !== undefined && item
          ? await change(qty === 0 ? { kind: 'remove', item } : { kind: 'quantity', item, qty })
          : ok(undefined)
      if ($wanted.get()[ref.id] === qty) $wanted.setKey(ref.id, undefined)
      return result.ok ? ok(undefined) : result
    })
    scheduled.set(ref.id, turn)
    return turn
  }

  /** Sends a change in its turn, and tells where it belongs why it failed. */
  const changeInTurn = async (wanted: CartChange, keys: NoticeKeys): Changed => {
    for (const key of Object.values(keys)) clearNotice(key)
    const result = await queue(() => change(wanted))
    if (!result.ok) notice(keys, result.error)
    return result
  }

  return {
    $state,
    $wanted,
    $saving,
    $notices,
    $removed,
    $busy,
    adopt,
    clearNotice,
    forget: drop,

    /** Reads the cart again; shows `loading` only when nothing is known yet. */
    load: (): Promise<void> => {
      if (current() === undefined) $state.set({ status: 'loading' })
      return queue(read)
    },

    /** Another tab has a new state of the cart. */
    hear: (cart: Cart): void => {
      const id = platform.cartId()
      if (id === undefined || id === cart.id) adopt(cart)
    },

    add: (item: NewItem): Changed => queue(() => change({ kind: 'add', item })),

    /** Rapid changes of one item become one call with the last quantity. Beyond the item's limit it stops there and says so. */
    setQuantity: async (item: CartItem, requested: number): Promise<void> => {
      const qty = Math.min(requested, item.maxQty)
      if (qty < requested) notice({ item: item.id }, limitReached(item))
      else clearNotice(item.id)
      if (qty < 1 || qty === shownQuantity(item, $wanted.get())) return
      $wanted.setKey(item.id, qty)
      const result = await applyWanted(item)
      if (!result.ok) notice({ item: item.id }, result.error)
    },

    /** Takes an item out, at once for the shopper; it can be put back with `undo`. */
    remove: async (item: CartItem): Promise<Result<undefined, ClientError>> => {
      const at = lines().findIndex((line) => line.kind === 'item' && line.item.id === item.id)
      const entry: RemovedItem = {
        index: Math.max(at, 0),
        item: { ...item, qty: shownQuantity(item, $wanted.get()) },
      }
      $removed.set([...$removed.get(), entry])
      $wanted.setKey(item.id, 0)
      clearNotice(item.id)
      const result = await applyWanted(item)
      if (!result.ok) $removed.set($removed.get().filter((removed) => removed !== entry))
      return result
    },

    /** Moves an item to what is saved for later, at once for the shopper. */
    saveForLater: async (item: CartItem): Changed => {
      $saving.setKey(item.id, 0)
      const result = await changeInTurn({ kind: 'save', item }, { item: item.id })
      $saving.setKey(item.id, undefined)
      return result
    },

    /** Puts a removed item back where it was, unless it never left; it can be tried again where that fails. */
    undo: async (entry: RemovedItem): Promise<void> => {
      const position = placeOfRemoved(lines(), entry)
      $removed.set($removed.get().filter((removed) => removed !== entry))
      const result = await queue(async () => {
        const isStillThere = current()?.items.some(({ id }) => id === entry.item.id)
        return isStillThere
          ? ok(undefined)
          : change({ kind: 'add', item: { ...newItemOf(entry.item), position } })
      })
      if (result.ok) return
      $removed.set([...$removed.get(), entry])
      notice({}, result.error)
    },

    /** Another size or colour for a line, or another gift. */
    changeVariant: (item: CartItem, to: OtherVariant): Changed =>
      changeInTurn({ kind: 'variant', item, to }, { item: item.id }),

    /** Takes back a gift that was left out. */
    takeGift: (gift: OtherVariant): Changed =>
      changeInTurn({ kind: 'add', item: { ...gift, qty: 1, bonus: true } }, {}),

    /** Changes the store a line is for, its words for a gift, or its amount. */
    changeLine: (item: CartItem, fields: LineFields): Changed =>
      changeInTurn({ kind: 'line', item, fields }, { item: item.id }),

    /** Has a line collected in a store. */
    collect: (item: CartItem, storeId: string): Changed =>
      changeInTurn({ kind: 'pickup', item, storeId }, { item: item.id }),

    /** Applies a code as it was typed; a refusal is told at the field. */
    applyCoupon: (code: string): Changed => changeInTurn({ kind: 'coupon', code }, { input: couponField }),

    removeCoupon: (code: string): Changed =>
      changeInTurn({ kind: 'couponRemoval', code }, { input: couponField }),

    chooseDelivery: (choice: DeliveryChoice): Changed => changeInTurn({ kind: 'delivery', choice }, {}),

    /** Estimates delivery and tax for a place; whatever fails is told there. */
    estimate: (destination: EstimateDestination): Changed =>
      changeInTurn({ kind: 'estimate', destination }, { input: estimateField, cart: estimateField }),

    /** Makes a change of the checkout in its turn; its response is the cart from then on. Whoever asked for it tells why it failed. */
    run: (task: (known: Cart) => Changed): Changed =>
      queue(async () => {
        clearNotice(wholeCart)
        const known = current()
        return settle(known, known ? await retryConflicts(platform, () => task(known)) : err(noCart))
      }),

    /** The removed items can no longer be put back. */
    forgetRemoved: (): void => $removed.set([]),
  }
}

export type CartStore = ReturnType<typeof createCart>
