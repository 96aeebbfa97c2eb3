import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import css from './BuyBar.module.css'

type Props = { mainButton: RefObject<HTMLElement | null>; children: ReactNode }

/** Keeps buying within reach of the thumb on phones, once the main button has been scrolled out at the top. */
export const BuyBar = ({ mainButton, children }: Props) => {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const button = mainButton.current
    if (!button) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setShown(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0)
    })
    observer.observe(button)
    return () => observer.disconnect()
  }, [mainButton])

  return (
    <div className={css.bar} data-shown={isShown || undefined} inert={!isShown}>
      {children}
    </div>
  )
}
