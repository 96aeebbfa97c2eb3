import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { AuthStep } from '#src/contract/identity/auth-step.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { createAuthFlow, type AuthHost } from '#src/stores/auth/auth-flow.ts'
import { typedValues } from './typed-values.ts'

/** A flow where the component stands that shows it; the element that `root` is given has the step's form in it. */
export const useAuthFlow = (host: Omit<AuthHost, 'typed'>, start: AuthStep<FormTexts> | string) => {
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef(host)
  useEffect(() => void (latest.current = host))

  const [flow] = useState(() => {
    const typed = (): FormValues => {
      const shown = made.$shown.get()
      const fields = shown.status === 'shown' ? shown.step.form?.fields : undefined
      const form = root.current?.querySelector('form')
      return fields && form ? typedValues(form, fields) : {}
    }
    const made = createAuthFlow(
      {
        ...host,
        typed,
        leave: (path) => latest.current.leave(path),
        moved: (step, how) => latest.current.moved(step, how),
      },
      start,
    )
    return made
  })
  return { flow, root, shown: useStore(flow.$shown), isBusy: useStore(flow.$isBusy) }
}
