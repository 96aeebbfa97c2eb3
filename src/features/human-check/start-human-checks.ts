import type { HumanAction } from '#src/contract/identity/human-check-calls.ts'
import { call } from '#src/stores/shop.ts'
import { checkForm } from './human-check-form.ts'

const actions: Record<string, HumanAction> = {
  login: 'login',
  register: 'register',
  placeOrder: 'placeOrder',
}

const solve = (field: HTMLInputElement) => async (): Promise<string | undefined> => {
  const action = actions[field.dataset['humanAction'] ?? '']
  const path = 'GET /consumers-v3/human-check/{action}'
  const [challenge, { solveWork }] = await Promise.all([
    action && call(path, { path: { action } }),
    import('#src/client/solve-challenge.ts'),
  ])
  return challenge?.ok && challenge.value.kind === 'proofOfWork'
    ? solveWork(challenge.value.challenge)
    : undefined
}

/** Has the forms in a page or a part of it bring along what shows that a person sends them. */
export const startHumanChecks = (root: ParentNode): void => {
  for (const field of root.querySelectorAll<HTMLInputElement>('input[data-human-action]'))
    if (field.form) checkForm(field.form, field, solve(field))
}
