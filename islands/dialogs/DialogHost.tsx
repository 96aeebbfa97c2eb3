import { useStore } from '@nanostores/react'
import { Fragment, useState } from 'react'
import { dialogs } from '#src/stores/shop.ts'
import type { OpenDialog } from '#src/stores/dialogs/dialogs.ts'
import type { DialogName, ShopDialogs } from '#src/stores/dialogs/shop-dialogs.ts'
import type { DialogLoaders, DialogShop } from './dialog-frame.ts'
import { LazyDialog } from './LazyDialog.tsx'

type Open = OpenDialog<ShopDialogs>

/** Shows the dialogs that are open. One that closes stays in the page, shut: it slides out, and gives the focus back. */
export const DialogHost = ({ loaders, ...shop }: DialogShop & { loaders: DialogLoaders }) => {
  const open = useStore(dialogs.$open)
  const [entries, setEntries] = useState<readonly Open[]>([])
  const isIn = (list: readonly Open[], entry: Open): boolean => list.some(({ id }) => id === entry.id)

  if (!open.every((entry) => isIn(entries, entry))) {
    const names = new Set(open.map(({ name }) => name))
    setEntries([...entries.filter(({ name }) => !names.has(name)), ...open])
  }
  const show = <N extends DialogName>(name: N, props: ShopDialogs[N]['props'], isOpen: boolean) => (
    <LazyDialog
      {...shop}
      name={name}
      props={props}
      isOpen={isOpen}
      close={(value) => dialogs.close(name, value)}
      dismiss={() => dialogs.dismiss(name)}
      load={loaders[name]}
      onUnavailable={() => dialogs.fail(name)}
    />
  )
  return entries.map((entry) => (
    <Fragment key={entry.id}>{entry.use((name, props) => show(name, props, isIn(open, entry)))}</Fragment>
  ))
}
