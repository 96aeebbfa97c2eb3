/** Query parameter by which editors choose what they see: `{"variants":["cart-not-empty"]}`. */
const testContextParameter = 'p13n_testcontext'

/** Stands in a test context for the baselines of whatever it does not name. */
export const baselinesVariant = 'baselines'

/**
 * The variants an editor wants to see: ids of segments and of experiences' variants. `of` names the variant of single
 * experiences by their id.
 */
export type TestContext = { variants: readonly string[]; of: ReadonlyMap<string, string> }

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200

/**
 * Reads the test context of a query: JSON whose `variants` lists ids, or names the variant of each experience
 * (specification, account and content, section 2). Undefined when there is none that can be read.
 */
export const readTestContext = (search: URLSearchParams): TestContext | undefined => {
  const text = search.get(testContextParameter)
  if (text === null || text.length > 4000) return undefined
  try {
    const said: unknown = JSON.parse(text)
    if (typeof said !== 'object' || said === null || !('variants' in said)) return undefined
    const { variants } = said
    if (Array.isArray(variants)) return { variants: variants.filter(isText), of: new Map() }
    if (typeof variants !== 'object' || variants === null) return undefined
    const named = Object.entries(variants).flatMap(([id, variant]): [string, string][] =>
      isText(variant) ? [[id, variant]] : [],
    )
    return { variants: [], of: new Map(named) }
  } catch {
    return undefined
  }
}
