/** For each alternative of a wrapper what must be so of the visitor: nothing can be said of a variant. */
export type Conditions = Readonly<Record<string, Readonly<Record<string, boolean>>>>

/** What the script in a page without a server goes by. */
export type BrowserFacts = { cookies: string; query: string }

/**
 * Which alternative a page that was written once shows: the test context's, else the first whose condition holds, else
 * the baselines. It is sent to the browser as text, so it stands by itself: it may use nothing from outside.
 */
export const selectBeforePaint = (
  conditions: Conditions,
  experienceId: string | undefined,
  { cookies, query }: BrowserFacts,
): { selected: string; isTest: boolean } => {
  const parse = (text: string): Record<string, unknown> => {
    try {
      const value: unknown = JSON.parse(text)
      return typeof value === 'object' && value !== null ? { ...value } : {}
    } catch {
      return {}
    }
  }
  const ids = Object.keys(conditions)
  const tested = parse(new URLSearchParams(query).get('p13n_testcontext') ?? '{}')['variants']
  const named: unknown[] = Array.isArray(tested)
    ? Array.from<unknown>(tested)
    : typeof tested === 'object' && tested !== null && experienceId !== undefined
      ? Object.entries(tested).flatMap(([id, variant]): unknown[] => (id === experienceId ? [variant] : []))
      : []
  const wanted = [...ids, 'baselines'].find((id) => named.includes(id))
  if (wanted !== undefined) return { selected: wanted, isTest: true }

  const [, text = ''] = /(?:^|;\s*)welt_visitor=([^;]*)/.exec(cookies) ?? []
  let visitor: Record<string, unknown> = {}
  try {
    visitor = parse(decodeURIComponent(text))
  } catch {
    // A cookie that cannot be read says nothing.
  }
  const facts: Record<string, unknown> = {
    ...visitor,
    cart: Number(visitor['units']) > 0,
    professional: visitor['wranx'] === true || visitor['ipa'] === true,
  }
  const holds = (id: string): boolean =>
    experienceId === undefined &&
    Object.entries(conditions[id] ?? {}).every(([fact, value]) => (facts[fact] === true) === value)
  return { selected: ids.find(holds) ?? 'baselines', isTest: false }
}

/** Shows one alternative of a wrapper, or its baselines. Sent as text too. */
export const showAlternative = (wrapper: HTMLElement, selected: string): void => {
  const children = [...wrapper.children]
  children.find((child) => child.hasAttribute('data-shown'))?.remove()
  wrapper.removeAttribute('data-selected')
  const template = children.find((child) => child.getAttribute('data-alternative') === selected)
  if (!(template instanceof HTMLTemplateElement)) return
  const shown = document.createElement('div')
  shown.className = 'variant'
  shown.dataset['shown'] = selected
  wrapper.dataset['selected'] = selected
  template.after(shown)
  // After it is in the page, so that the scripts of wrappers within find where they are.
  shown.append(document.importNode(template.content, true))
}
