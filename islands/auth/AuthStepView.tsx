import { lazy, Suspense, useEffect, useEffectEvent, useRef, type MouseEvent, type ReactNode } from 'react'
import type { AuthStep } from '#src/contract/identity/auth-step.ts'
import { formPageOf } from '#src/rules/navigation/form-page.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import type { AuthFlow } from '#src/stores/auth/auth-flow.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthLinks } from './AuthLinks.tsx'
import css from './AuthSteps.module.css'

/** Few steps offer a passkey: the others load none of it. */
const PasskeyOffer = lazy(async () => ({ default: (await import('./PasskeyOffer.tsx')).PasskeyOffer }))

type Props = {
  step: AuthStep<FormTexts>
  flow: AuthFlow
  isBusy: boolean
  /** Whether it has come in place of another, and has the focus therefore: its heading, in a dialog its first field. */
  takesFocus: boolean
  /** Ends the flow where a dialog shows it; in a page the step has its heading, and its last link leads on. */
  end?: () => void
  children?: ReactNode
}

const first = 'input:not([type=hidden]), select, textarea, a[data-style], button:not([hidden])'

/** A step of signing in, signing up or the enrollment. */
export const AuthStepView = ({ step, flow, isBusy, takesFocus, end, children }: Props) => {
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const failure = useRef<HTMLDivElement>(null)
  const { form, passkeyOffer, points } = step

  const focus = useEffectEvent(() => {
    const inDialog = (): HTMLElement | null => root.current?.querySelector<HTMLElement>(first) ?? root.current
    if (failure.current) failure.current.focus()
    else if (takesFocus) (heading.current ?? inDialog())?.focus()
  })
  useEffect(() => focus(), [])

  const press = (event: MouseEvent<HTMLElement>): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || !link || !isPlain || link.target !== '') return
    if (link.origin !== location.origin || formPageOf(link.pathname) === undefined) return
    event.preventDefault()
    void flow.open(`${link.pathname}${link.search}`)
  }

  return (
    <div
      ref={root}
      className={end ? `${css.step} ${css.dialog}` : css.step}
      aria-busy={isBusy || undefined}
      tabIndex={-1}
      onClick={press}
    >
      {!end && (
        <h1 ref={heading} tabIndex={-1}>
          {step.title}
        </h1>
      )}
      {step.text && <p className={css.text}>{step.text}</p>}
      {step.notice && (
        <p className={css.note} role="status">
          {step.notice}
        </p>
      )}
      {step.status && <p role="status">{step.status}</p>}
      {step.failure && (
        <div ref={failure} className="form-faults" role="alert" tabIndex={-1} autoFocus>
          <Icon name="alert" />
          <p>{step.failure}</p>
        </div>
      )}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {step.figure && <p className={css.figure}>{step.figure}</p>}
      <AuthLinks links={step.readings} />
      {form && <AuthForm step={step} form={form} flow={flow} prefix={end ? 'dialog-' : ''} />}
      {passkeyOffer && (
        <Suspense>
          <PasskeyOffer {...passkeyOffer} goOn={(path) => void flow.goOn(path)} />
        </Suspense>
      )}
      <AuthLinks links={step.links} end={end} />
      <AuthLinks links={step.other && [step.other]} className={css.other} />
      {children}
    </div>
  )
}
