import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts run this island already; false in what the server writes. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
