import type { Timeline } from '#src/stores/dialogs/dialog-history.ts'

const stateOfEntry = (): object => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}

const depthOfEntry = (): number => {
  const state = stateOfEntry()
  return 'dialogs' in state && typeof state.dialogs === 'number' ? state.dialogs : 0
}

/** The history of this tab: each entry's state says how many dialogs are open at it. */
export const pageTimeline: Timeline = {
  depth: depthOfEntry,
  enter: (depth) => history.pushState({ ...stateOfEntry(), dialogs: depth }, ''),
  back: (entries) => history.go(-entries),
  onMove: (run) => {
    addEventListener('popstate', run)
    addEventListener('pageshow', (event) => {
      if (event.persisted) run()
    })
  },
}
