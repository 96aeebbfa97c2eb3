import { atom } from 'nanostores'
import { err, ok, type Result } from '#src/base/result.ts'
import { clientFailure } from '#src/client/client-error.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormField, FormValues } from '#src/contract/forms/form-field.ts'
import type { AuthStep, LoadedAuthStep } from '#src/contract/identity/auth-step.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import type { AuthPlace } from './sign-in.ts'

type Step = AuthStep<FormTexts>

/** What steps do, which a browser loads once somebody types. */
const loadActs = () => import('./auth-acts.ts')

/** What a flow shows; `turn` tells one showing of a step from the next, 0 is what the page came with. */
export type AuthShown =
  { status: 'loading' | 'failed'; path: string } | { status: 'shown'; path: string; step: Step; turn: number }

/** How a step came to be shown: it was led to, the shopper moved through the history, or it says something else now. */
export type AuthMove = 'on' | 'history' | 'same'

/** Where a flow stands: in a page of its own, or in a dialog. */
export type AuthHost = AuthPlace & {
  /** The step at a path, or where it leads; undefined where it cannot be had. */
  load: (path: string) => Promise<LoadedAuthStep<FormTexts> | undefined>
  /** Whether the page of a path can be shown here. */
  shows: (path: string) => boolean
  /** What is typed into the fields of the step that is shown. */
  typed: () => FormValues
  /** Leaves the flow for another page. Where that is left again, the flow goes on. */
  leave: (path: string) => Promise<void>
  /** Another step is shown. */
  moved: (step: Step, how: AuthMove) => void
  /** Something was done: the visitor may be somebody else now. */
  acted: () => void
  /** A step cannot be had; without it the flow says so. */
  missed?: (path: string) => Promise<void>
}

const isSecret = (field: FormField): boolean => 'type' in field && field.type === 'password'

/** A step with what was typed into earlier ones. */
const withTyped = (step: Step, typed: FormValues): Step => {
  const { form } = step
  if (!form) return step
  const boxes = form.fields.flatMap((field) =>
    field.kind === 'box' ? [field, ...(field.terms ? [field.terms] : [])] : [],
  )
  const isBox = (name: string): boolean => boxes.some((box) => box.name === name)
  const known = [...form.fields.filter((field) => !isSecret(field)), ...boxes].flatMap(({ name }) => {
    const text = typed[name]
    return text !== undefined && (text !== '' || isBox(name)) ? [[name, text] as const] : []
  })
  const values = { ...form.sent.values, ...Object.fromEntries(known) }
  return { ...step, form: { ...form, sent: { ...form.sent, values } } }
}

/**
 * Steps of signing in, signing up and the enrollment, one after another in place. What was typed goes along, passwords never.
 * `start` is the step that is there, or the path of the first.
 */
export const createAuthFlow = (host: AuthHost, start: Step | string) => {
  const $shown = atom<AuthShown>(
    typeof start === 'string'
      ? { status: 'loading', path: start }
      : { status: 'shown', path: start.path, step: start, turn: 0 },
  )
  const $isBusy = atom(false)
  let typed: FormValues = {}
  let turns = 0
  let latest = 0
  let move: AuthMove = 'same'

  const show = (step: Step, how: AuthMove): void => {
    $shown.set({ status: 'shown', path: step.path, step: withTyped(step, typed), turn: ++turns })
    host.moved(step, how)
  }

  const keep = (values: FormValues): void => {
    const shown = $shown.get()
    const fields = shown.status === 'shown' ? (shown.step.form?.fields ?? []) : []
    const secret = fields.filter(isSecret).map(({ name }) => name)
    const plain = Object.entries(values).filter(([name]) => !secret.includes(name))
    typed = { ...typed, ...Object.fromEntries(plain) }
  }

  const goTo = async (path: string, how: AuthMove): Promise<void> => {
    if (how === 'on' && !host.shows(path)) return host.leave(path)
    // Back at what is shown, a step on its way is not wanted any more that the history had led to.
    const isThere = how === 'history' && path === $shown.get().path
    if (isThere && move !== 'history') return
    move = how
    const turn = ++latest
    $isBusy.set(!isThere)
    if (isThere) return
    const loaded = await host.load(path)
    // The last of several takes effect, as with links of a page.
    if (turn !== latest) return
    $isBusy.set(false)
    if (!loaded) return host.missed ? host.missed(path) : $shown.set({ status: 'failed', path })
    if ('next' in loaded) return goTo(loaded.next, 'on')
    show(loaded.step, how)
  }

  return {
    $shown,
    $isBusy,

    /** Goes to another page of the account: in place where it is one of the flow's. */
    open: (path: string, how: AuthMove = 'on'): Promise<void> => {
      keep(host.typed())
      return goTo(path, how)
    },

    /** Somebody begins to fill in a form: what it does is fetched meanwhile. */
    prepare: (): void => void loadActs().catch(() => undefined),

    /** Does what the step is for, and goes on; a refusal is told in its form. */
    send: async (values: FormValues, humanResult?: string): Promise<Result<undefined, ClientError>> => {
      const shown = $shown.get()
      if (shown.status !== 'shown') return ok(undefined)
      keep(host.typed())
      const acts = await loadActs().catch(() => undefined)
      if (!acts) return err(clientFailure('NETWORK', 'No script', 0, ''))
      const done = await acts.doStep(host, shown.step, values, humanResult)
      host.acted()
      if (!done.ok) return done
      if (done.value.kind === 'shown') show(done.value.step, 'same')
      else await goTo(done.value.path, 'on')
      return ok(undefined)
    },

    /** Goes on after something that was done beside the form, as by a passkey. */
    goOn: (path: string): Promise<void> => {
      host.acted()
      return goTo(path, 'on')
    },
  }
}

export type AuthFlow = ReturnType<typeof createAuthFlow>
