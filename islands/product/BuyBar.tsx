import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import css from './BuyBar.module.css'

/** What lies below the window counts as in view: a jump from far above the button to far below it is seen too. */
const belowTheWindow = '0px 0px 1000000px'

type Props = { mainButton: RefObject<HTMLElement | null>; children: ReactNode }

/** Keeps buying within reach of the thumb on phones, once the main button has been scrolled out at the top. */
export const BuyBar = ({ mainButton, children }: Props) => {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const button = mainButton.current
    if (!button) return undefined
    const observer = new IntersectionObserver(
      (entries) => setShown(entries.at(-1)?.isIntersecting === false),
      { rootMargin: belowTheWindow },
    )
    observer.observe(button)
    return () => observer.disconnect()
  }, [mainButton])

  return (
    <div className={css.bar} data-shown={isShown || undefined} inert={!isShown}>
      {children}
    </div>
  )
}
