import { atom } from 'nanostores'

export type ToastTone = 'info' | 'success' | 'error'

export type Toast = {
  id: number
  title: string
  text?: string
  tone: ToastTone
  action?: { label: string; run: () => void }
}

/** What holds the time of toasts. */
export type ToastHold = 'pointer' | 'focus'

/** How often the time left is counted down (specification, account and content, section 9). */
const tickMs = 200

/** Runs something every so many milliseconds until the returned function is called. */
export type Every = (ms: number, run: () => void) => () => void

/** Short messages that leave by themselves after `delayMs`, unless the shopper is at them. */
export const createToasts = (delayMs: number, every: Every) => {
  const $toasts = atom<readonly Toast[]>([])
  const left = new Map<number, number>()
  let lastId = 0
  const heldBy = new Set<ToastHold>()
  let stop: (() => void) | undefined

  const dismiss = (id: number): void => {
    left.delete(id)
    $toasts.set($toasts.get().filter((toast) => toast.id !== id))
    if (left.size === 0) {
      stop?.()
      stop = undefined
      heldBy.clear()
    }
  }

  const tick = (): void => {
    if (heldBy.size > 0) return
    for (const [id, ms] of left)
      if (ms <= tickMs) dismiss(id)
      else left.set(id, ms - tickMs)
  }

  return {
    $toasts,
    dismiss,

    /** Shows a toast; one with the same title takes the place of the earlier one. Returns its id. */
    show: (toast: Omit<Toast, 'id'>): number => {
      const earlier = $toasts.get().find(({ title }) => title === toast.title)
      const id = earlier?.id ?? ++lastId
      const shown = { ...toast, id }
      $toasts.set(
        earlier ? $toasts.get().map((one) => (one === earlier ? shown : one)) : [...$toasts.get(), shown],
      )
      left.set(id, delayMs)
      stop ??= every(tickMs, tick)
      return id
    },

    /** Time stands still while the pointer or the focus is on a toast, whichever leaves first. */
    pause: (hold: ToastHold): void => void heldBy.add(hold),
    resume: (hold: ToastHold): void => void heldBy.delete(hold),
  }
}
