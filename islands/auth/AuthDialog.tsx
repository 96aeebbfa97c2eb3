import { useEffect, useRef } from 'react'
import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import { ShopDialog } from '#islands/dialogs/ShopDialog.tsx'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { formPageOf } from '#src/rules/navigation/form-page.ts'
import { browserPlace, fetchAuthStep, tellPage } from '#src/stores/auth/browser-place.ts'
import type { FormDialogName } from '#src/stores/dialogs/shop-dialogs.ts'
import css from './AuthSteps.module.css'
import { AuthStepView } from './AuthStepView.tsx'
import { EditorsContent } from './EditorsContent.tsx'
import { useAuthFlow } from './use-auth-flow.ts'

export type AuthDialogTexts = {
  close: string
  dismiss: string
  form: {
    loading: string
    failed: string
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

type Props = DialogFrame<FormDialogName> & { texts: AuthDialogTexts }

/** Steps of signing in, signing up and the enrollment in a dialog, from the first to the last. */
export const AuthDialog = ({ texts, props, close, ...frame }: Props) => {
  const { form: words } = texts
  const start = props.path ?? `/${frame.locale}/${pages[frame.name]}`

  const leave = async (path: string): Promise<void> => {
    // Who has closed the dialog stays where they are.
    if (!frame.isOpen) return
    if (new URL(path, location.href).pathname === location.pathname) close(undefined)
    else location.replace(path)
  }
  const { flow, root, shown, isBusy } = useAuthFlow(
    {
      ...browserPlace,
      load: (path) => fetchAuthStep(path, 'dialog'),
      shows: (path) => formPageOf(new URL(path, location.href).pathname) !== undefined,
      leave,
      acted: tellPage,
      moved: () => undefined,
    },
    start,
  )
  useEffect(() => void flow.open(start), [flow, start])

  // What was pressed is gone with its step, and each time that it is tried again in vain is told.
  const failure = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown.status === 'failed') failure.current?.focus()
  }, [shown])

  return (
    <ShopDialog
      frame={frame}
      look="modal"
      title={shown.status === 'shown' ? shown.step.title : words.titles[frame.name]}
      texts={texts}
    >
      <div ref={root}>
        {shown.status === 'shown' && (
          <AuthStepView
            key={shown.turn}
            step={shown.step}
            flow={flow}
            isBusy={isBusy}
            takesFocus
            end={() => close(undefined)}
          >
            {shown.step.dialogContent && (
              <EditorsContent key={shown.step.dialogContent} slug={shown.step.dialogContent} />
            )}
          </AuthStepView>
        )}
        {shown.status === 'loading' && (
          <p className={css.loading} role="status">
            {words.loading}
          </p>
        )}
        {shown.status === 'failed' && (
          <div className={css.failed}>
            <Notice ref={failure}>{words.failed}</Notice>
            <Button busy={isBusy} onClick={() => void flow.open(shown.path)}>
              {words.retry}
            </Button>
            <a href={shown.path} target="_self">
              {words.toPage}
            </a>
          </div>
        )}
      </div>
    </ShopDialog>
  )
}
