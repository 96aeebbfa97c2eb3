import { useEffect, useEffectEvent } from 'react'

/** While a view covers the page, the browser's back button closes it and leaves the page where it is. */
export const useBackButton = (close: () => void): void => {
  const closeView = useEffectEvent(close)
  useEffect(() => {
    history.pushState(history.state, '')
    let isEntered = true
    const leave = (): void => {
      isEntered = false
      closeView()
    }
    window.addEventListener('popstate', leave, { once: true })
    return () => {
      window.removeEventListener('popstate', leave)
      if (isEntered) history.back()
    }
  }, [])
}
