import { atom } from 'nanostores'
import { err, ok, type Result } from '#src/base/result.ts'

/** Why a dialog gave no answer: the shopper closed it, or another one took its place. */
export type DialogRefusal = 'dismissed' | 'replaced'

type Settlers<Answers> = {
  [N in keyof Answers]?: ((outcome: Result<Answers[N], DialogRefusal>) => void) | undefined
}

/**
 * The dialogs that are open, the last on top. `Answers` says what each one resolves with. Opening one closes the
 * current one unless that is to be kept (specification, shopping, section 4, Dialog lifecycle).
 */
export const createDialogs = <Answers extends object>() => {
  type Name = keyof Answers
  const $open = atom<readonly Name[]>([])
  const settlers: Settlers<Answers> = {}

  const settle = <N extends Name>(name: N, outcome: Result<Answers[N], DialogRefusal>): void => {
    const settler = settlers[name]
    settlers[name] = undefined
    $open.set($open.get().filter((open) => open !== name))
    settler?.(outcome)
  }

  return {
    $open,

    /** Opens a dialog; the outcome comes when it closes. */
    open: <N extends Name>(name: N, current: 'close' | 'keep' = 'close') => {
      const replaced = current === 'close' ? $open.get() : $open.get().filter((open) => open === name)
      for (const open of replaced) settle(open, err('replaced'))
      return new Promise<Result<Answers[N], DialogRefusal>>((resolve) => {
        settlers[name] = resolve
        $open.set([...$open.get(), name])
      })
    },

    resolve: <N extends Name>(name: N, answer: Answers[N]): void => settle(name, ok(answer)),
    dismiss: (name: Name): void => settle(name, err('dismissed')),
  }
}
