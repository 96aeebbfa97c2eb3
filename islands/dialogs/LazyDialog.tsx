import { useEffect, useEffectEvent, useState } from 'react'
import { browserLog } from '#src/client/browser-log.ts'
import type { DialogName } from '#src/stores/dialogs/shop-dialogs.ts'
import type { DialogFrame, LoadedDialog } from './dialog-frame.ts'

type Props<N extends DialogName> = DialogFrame<N> & {
  load: () => Promise<LoadedDialog<N>>
  onUnavailable: () => void
}

/** A dialog that is fetched when it is first opened. */
export const LazyDialog = <N extends DialogName>({ load, onUnavailable, ...frame }: Props<N>) => {
  const [loaded, setLoaded] = useState<{ render: LoadedDialog<N> }>()
  const giveUp = useEffectEvent((reason: unknown): void => {
    browserLog('no dialog', reason)
    onUnavailable()
  })
  useEffect(() => {
    load().then((render) => setLoaded({ render }), giveUp)
  }, [load])
  return loaded?.render(frame)
}
