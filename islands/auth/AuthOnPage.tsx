import { useEffect } from 'react'
import { leaveTo } from '#src/client/go-to.ts'
import type { AuthStep } from '#src/contract/identity/auth-step.ts'
import { formPageOf } from '#src/rules/navigation/form-page.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { browserPlace, fetchAuthStep, tellPage } from '#src/stores/auth/browser-place.ts'
import type { AuthHost } from '#src/stores/auth/auth-flow.ts'
import { AuthStepView } from './AuthStepView.tsx'
import { useAuthFlow } from './use-auth-flow.ts'

/** The page as the place of a flow: each step has its address and its entry in the history. */
const page: Omit<AuthHost, 'typed'> = {
  ...browserPlace,
  load: (path) => fetchAuthStep(path, 'page'),
  shows: (path) => formPageOf(new URL(path, location.href).pathname) !== undefined,
  leave: leaveTo,
  missed: leaveTo,
  acted: () => undefined,
  moved: (step, how) => {
    if (how === 'on') history.pushState(null, '', step.path)
    document.title = step.windowTitle
    scrollTo(0, 0)
    tellPage()
  },
}

/** Steps of signing in, signing up and the enrollment in a page of their own, beginning with the one that the page came with. */
export const AuthOnPage = ({ step: start }: { step: AuthStep<FormTexts> }) => {
  const { flow, root, shown, isBusy } = useAuthFlow(page, start)

  useEffect(() => {
    const follow = (): void => void flow.open(`${location.pathname}${location.search}`, 'history')
    // The shopper may have moved through the history before the script was there to hear of it.
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded && loaded.name !== location.href) follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [flow])

  return (
    <div ref={root}>
      {shown.status === 'shown' && (
        <AuthStepView
          key={shown.turn}
          step={shown.step}
          flow={flow}
          isBusy={isBusy}
          takesFocus={shown.turn > 0}
        />
      )}
    </div>
  )
}
