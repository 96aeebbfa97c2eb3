import type { AuthLink } from '#src/contract/identity/auth-step.ts'
import css from './AuthSteps.module.css'

type Props = {
  links: readonly AuthLink[] | undefined
  /** Ends the flow; without it its last link leads on as a link does. */
  end?: (() => void) | undefined
  className?: string | undefined
}

/** The ways out of a step. */
export const AuthLinks = ({ links = [], end, className }: Props) =>
  links.map(({ label, href, before, look, isDone = false }) => {
    const isButton = look === 'primary' || look === 'quiet'
    const link = (
      <a
        key={label}
        className={isButton ? 'button' : css.link}
        data-style={isButton ? look : undefined}
        href={href}
        onClick={(event) => {
          if (!isDone || !end) return
          event.preventDefault()
          end()
        }}
      >
        {label}
      </a>
    )
    return isButton ? (
      link
    ) : (
      <p key={label} className={look === 'note' ? css.note : className}>
        {before} {link}
      </p>
    )
  })
