import { checkoutSteps, isStepOpen, type CheckoutStep } from '#src/rules/checkout/checkout-steps.ts'
import type { CheckoutTexts } from './checkout-texts.ts'

type Props = {
  step: CheckoutStep
  firstOpen: CheckoutStep
  /** Whether anything is sent: what is all digital has no step of the delivery. */
  isSent: boolean
  locale: string
  texts: CheckoutTexts['checkout']['steps']
}

/** The steps, with links to those that can be seen. */
export const StepList = ({ step, firstOpen, isSent, locale, texts }: Props) => {
  const shown = checkoutSteps.filter((one) => isSent || one !== 'shipping')
  const nameOf = (one: CheckoutStep) => {
    if (one === step) return <span aria-current="step">{texts[one]}</span>
    return isStepOpen(one, firstOpen) ? (
      <a href={`/${locale}/checkout/${one}`}>{texts[one]}</a>
    ) : (
      <span>{texts[one]}</span>
    )
  }
  return (
    <nav className="checkout-steps" aria-label={texts.label}>
      <ol>
        {shown.map((one) => {
          const isDone = shown.indexOf(one) < shown.indexOf(step)
          return (
            <li key={one} data-done={isDone ? '' : undefined}>
              {nameOf(one)}
              {isDone && <span className="visually-hidden"> ({texts.done})</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
