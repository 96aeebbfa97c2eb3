import { atom } from 'nanostores'
import { err, ok, type Result } from '#src/base/result.ts'

/** What a dialog is given, and the value it closes with. */
export type DialogShape = { props: unknown; value: unknown }

/** Why a dialog gave no value: the shopper closed it, another one took its place, or it could not be loaded. */
export type DialogRefusal = 'dismissed' | 'replaced' | 'unavailable'

/** Takes any dialog, with what it is given. */
type UseDialog<Dialogs extends Record<keyof Dialogs, DialogShape>, R> = <N extends keyof Dialogs>(
  name: N,
  props: Dialogs[N]['props'],
) => R

/** A dialog that is open; `id` tells one opening from the next. */
export type OpenDialog<Dialogs extends Record<keyof Dialogs, DialogShape>> = {
  id: number
  name: keyof Dialogs
  use: <R>(how: UseDialog<Dialogs, R>) => R
}

type Settlers<Dialogs extends Record<keyof Dialogs, DialogShape>> = {
  [N in keyof Dialogs]?: ((outcome: Result<Dialogs[N]['value'], DialogRefusal>) => void) | undefined
}

/**
 * The dialogs that are open, the last on top; `Dialogs` says what each is given and closes with. Opening one closes the
 * others unless they are to be kept (specification, shopping, section 4, Dialog lifecycle). `summon` has the page show
 * what is open: it is called at each opening.
 */
export const createDialogs = <Dialogs extends Record<keyof Dialogs, DialogShape>>(
  summon: () => void = () => undefined,
) => {
  type Name = keyof Dialogs
  const $open = atom<readonly OpenDialog<Dialogs>[]>([])
  const settlers: Settlers<Dialogs> = {}
  let lastId = 0

  const tell = <N extends Name>(name: N, outcome: Result<Dialogs[N]['value'], DialogRefusal>): void => {
    const settler = settlers[name]
    settlers[name] = undefined
    settler?.(outcome)
  }

  const settle = <N extends Name>(name: N, outcome: Result<Dialogs[N]['value'], DialogRefusal>): void => {
    $open.set($open.get().filter((open) => open.name !== name))
    tell(name, outcome)
  }

  return {
    $open,

    /** Opens a dialog; the outcome comes when it closes. */
    open: <N extends Name>(
      name: N,
      props: Dialogs[N]['props'],
      others: 'close' | 'keep' = 'close',
    ): Promise<Result<Dialogs[N]['value'], DialogRefusal>> => {
      const isReplaced = (open: OpenDialog<Dialogs>): boolean => others === 'close' || open.name === name
      const replaced = $open.get().filter(isReplaced)
      const staying = $open.get().filter((open) => !isReplaced(open))
      for (const open of replaced) tell(open.name, err('replaced'))
      return new Promise((resolve) => {
        settlers[name] = resolve
        $open.set([...staying, { id: ++lastId, name, use: (how) => how(name, props) }])
        summon()
      })
    },

    close: <N extends Name>(name: N, value: Dialogs[N]['value']): void => settle(name, ok(value)),
    dismiss: (name: Name): void => settle(name, err('dismissed')),
    /** The dialog cannot be shown. */
    fail: (name: Name): void => settle(name, err('unavailable')),
  }
}
