import { useEffectEvent, useLayoutEffect, useRef, type MouseEvent, type SubmitEvent } from 'react'
import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import { ShopDialog } from '#islands/dialogs/ShopDialog.tsx'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { swappedEvent } from '#src/client/page-events.ts'
import { formPageOf } from '#src/rules/navigation/form-page.ts'
import type { FormDialogName } from '#src/stores/shop-dialogs.ts'
import css from './FormDialog.module.css'
import { focusPart, type Part } from './part-element.ts'
import { useFormPart } from './use-form-part.ts'

export type FormDialogTexts = {
  close: string
  dismiss: string
  form: {
    loading: string
    failed: string
    unsent: string
    retry: string
    toPage: string
    titles: Readonly<Record<FormDialogName, string>>
  }
}

/** The pages that dialogs begin with. */
const pages: Readonly<Record<FormDialogName, string>> = {
  'sign-in': 'sign-in',
  'sign-in-confirmation': 'signed-in',
  'sign-up': 'sign-up',
  'loyalty-sign-up': 'loyalty-sign-up',
  'forgot-password': 'forgot-password',
  enrollment: 'enrollment',
  interests: 'enrollment/interests',
  welcome: 'enrollment/welcome',
  'employee-terms': 'employee-terms',
}

const PartOfPage = ({ part, isBusy }: { part: Part; isBusy: boolean }) => {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    host.current?.replaceChildren(part.element)
    window.dispatchEvent(new CustomEvent(swappedEvent, { detail: { root: part.element } }))
    focusPart(part)
  }, [part])
  return <div ref={host} className={css.part} aria-busy={isBusy || undefined} />
}

/** A form of the account in a dialog: the page's own, from its first step to its last. */
export const FormDialog = ({
  texts,
  props,
  close,
  ...frame
}: DialogFrame<FormDialogName> & { texts: FormDialogTexts }) => {
  const { form: words } = texts
  const start = props.path ?? `/${frame.locale}/${pages[frame.name]}`
  const leave = useEffectEvent((path: string): void => {
    if (new URL(path, location.href).pathname === location.pathname) close(undefined)
    else location.replace(path)
  })
  const { part, isBusy, isUnsent, open, send } = useFormPart(start, leave)

  const press = (event: MouseEvent<HTMLElement>): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!link || !isPlain || link.target !== '' || link.origin !== location.origin) return
    const isDone = link.dataset['done'] !== undefined
    const field = link.getAttribute('href')?.startsWith('#') && document.querySelector<HTMLElement>(link.hash)
    if (field) {
      event.preventDefault()
      return field.focus()
    }
    if (!isDone && formPageOf(link.pathname) === undefined) return
    event.preventDefault()
    if (isDone) close(undefined)
    else void open(link.href)
  }

  const submit = (event: SubmitEvent<HTMLElement>): void => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    const { submitter } = event.nativeEvent
    void send(event.target, submitter)
  }

  return (
    <ShopDialog
      frame={frame}
      look="modal"
      title={part.status === 'shown' ? part.title : words.titles[frame.name]}
      texts={texts}
    >
      <div onClick={press} onSubmit={submit}>
        {isUnsent && <Notice>{words.unsent}</Notice>}
        {part.status === 'shown' && <PartOfPage part={part} isBusy={isBusy} />}
        {part.status === 'loading' && (
          <p className={css.loading} role="status">
            {words.loading}
          </p>
        )}
        {part.status === 'failed' && (
          <div className={css.failed}>
            <Notice>{words.failed}</Notice>
            <Button busy={isBusy} onClick={() => void open(part.path)}>
              {words.retry}
            </Button>
            <a href={part.path} target="_self">
              {words.toPage}
            </a>
          </div>
        )}
      </div>
    </ShopDialog>
  )
}
