import { pressWallet } from './wallet-buttons.ts'

// Links to the checkout that name a wallet order the visitor's cart by it.
document.addEventListener('click', (event) => {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-wallet]') : null
  if (!link || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  pressWallet(link.dataset['wallet'], () => location.assign(link.href))
})
