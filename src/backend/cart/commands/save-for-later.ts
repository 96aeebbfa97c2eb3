import { err, ok } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import type { ChangeCart } from '../cart-changes.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'
import { savedLine } from '../saved-line-of.ts'

type Wanted = { itemId: string; saveForLaterId?: string | undefined }

const nothing = { remove: [], put: [] }

/**
 * Moves a line to the session's saved-for-later list in one transaction; nothing changes for one that is there already. ORD404 for a
 * line that is nowhere, WSH404 for another's list, WSH409 for a full one, WSH403 for employees, who have none.
 */
export const saveForLater =
  (change: ChangeCart, { savedItems, newId, clock }: CartDependencies) =>
  async (cartId: string, caller: Caller, { itemId, saveForLaterId }: Wanted) => {
    const { sessionId } = caller
    const known = await savedItems.idOf(sessionId)
    const isOthers = saveForLaterId !== undefined && saveForLaterId !== known
    const list = { sessionId, listId: newId(), instant: clock() }
    const isSaved = known !== undefined && (await savedItems.find(sessionId, known, itemId)) !== undefined
    return change<'ORD404' | 'WSH404' | 'WSH409' | 'WSH403'>({
      cartId,
      caller,
      plan: ({ lines }, _, { customer }) => {
        if (customer.facts.employee) return err(apiError('WSH403'))
        if (isOthers) return err(apiError('WSH404'))
        const found = lines.find(({ id }) => id === itemId)
        if (!found) return isSaved ? ok(nothing) : err(apiError('ORD404'))
        return ok({
          remove: [itemId],
          put: [],
          alsoWrite: (tx) => savedItems.saveLine(tx, list, itemId, savedLine(found)),
        })
      },
    })
  }
