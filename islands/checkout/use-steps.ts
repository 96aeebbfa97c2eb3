import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react'
import { leaveTo } from '#src/client/go-to.ts'
import { isPlainClick } from '#src/client/is-plain-click.ts'
import { isReached } from '#src/client/is-reached.ts'
import { stepOfPath, type CheckoutStep } from '#src/rules/checkout/checkout-steps.ts'
import { checkout } from '#src/stores/checkout/checkout.ts'
import type { StepContent, StepFrame } from './step-view.ts'

/** A step that is shown; `turn` tells one from the next, 0 is what the page came with. */
type Shown = { turn: number; frame: StepFrame; content: StepContent }

/** How a step came to be shown: somebody went on to it, or moved through the history. */
export type Move = 'on' | 'history'

/** What reads steps comes once somebody acts: a page shows its own without it. */
const loadReader = () => import('./read-step.tsx').catch(() => undefined)

/**
 * The steps of the checkout, one after another in place, each with the address and the title of its page. A page that has a policy of its
 * own is loaded as one, so that none runs under another's; so is every page once an order was placed here, of which the server tells.
 */
export const useSteps = (start: Omit<Shown, 'turn'>, locale: string, offline: string | undefined) => {
  const [shown, setShown] = useState<Shown>({ turn: 0, ...start })
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef(0)
  const turnShown = useRef(0)
  const pathname = useRef('')

  const show = async (path: string, wanted: CheckoutStep, move: Move): Promise<boolean> => {
    const turn = ++latest.current
    // The last of several takes effect, as with links of a page, and none that the history has left meanwhile.
    const isOver = (): boolean =>
      turn !== latest.current || (move === 'history' && stepOfPath(location.pathname, locale) !== wanted)
    const reader = await loadReader()
    const read = await reader?.readStep(path, wanted)
    if (isOver()) return true
    if (!read?.step) {
      // A step that cannot be had of a shop that is there, as after a deployment, has its page.
      const page = read?.path ?? ((await isReached()) ? path : undefined)
      if (isOver()) return true
      if (page === undefined) {
        checkout.tell(offline)
        return false
      }
      if (move === 'on') await leaveTo(page)
      else {
        history.replaceState(null, '', page)
        location.reload()
      }
      return true
    }
    const { data, content } = read.step
    reader?.enterStep(read.path, data, move)
    pathname.current = location.pathname
    turnShown.current = turn
    setShown({ turn, frame: data.frame, content })
    return true
  }

  const goTo = async (path: string): Promise<boolean> => {
    // What a step goes on to once it was left is not wanted any more.
    if (shown.turn !== turnShown.current) return true
    const step = stepOfPath(path, locale)
    if (step === undefined || shown.frame.isAlone || checkout.isOrdered()) {
      await leaveTo(path)
      return true
    }
    return show(path, step, 'on')
  }

  const follow = useEffectEvent((): void => {
    if (location.pathname === pathname.current) return
    const path = `${location.pathname}${location.search}${location.hash}`
    const step = stepOfPath(path, locale)
    if (step === undefined || checkout.isOrdered()) location.reload()
    else void show(path, step, 'history')
  })
  useEffect(() => {
    // Somebody may have moved through the history before the script was there.
    const [own = ''] = start.frame.page.split('?', 1)
    pathname.current = stepOfPath(location.pathname, locale) === undefined ? location.pathname : own
    follow()
    const onPop = (): void => follow()
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])

  // What is told of a step has the focus, else its heading.
  useEffect(() => {
    if (shown.turn === 0 || shown.frame.failure !== undefined) return
    window.scrollTo(0, 0)
    root.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus()
  }, [shown])

  return {
    shown,
    root,
    goTo,
    /** Somebody begins to act. */
    begin: (): void => void loadReader(),
    /** Links to steps lead to them in place. */
    press: (event: MouseEvent<HTMLElement>): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || !isPlainClick(event) || link.target !== '') return
      const path = link.href.slice(location.origin.length)
      const isStep = link.origin === location.origin && stepOfPath(path, locale) !== undefined
      if (!isStep || link.pathname === location.pathname) return
      event.preventDefault()
      void goTo(path)
    },
  }
}
