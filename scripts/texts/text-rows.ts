/** One text of the interface: `content.video.play`. */
export type TextRow = { key: string; text: string }

type Tree = { [name: string]: Tree | string }

/** The texts of a language as rows, in the order of its files. */
export const rowsOf = (tree: object, prefix = ''): TextRow[] =>
  Object.entries(tree).flatMap(([name, value]: [string, unknown]) => {
    const key = `${prefix}${name}`
    if (typeof value === 'string') return [{ key, text: value }]
    return typeof value === 'object' && value !== null ? rowsOf(value, `${key}.`) : []
  })

/** A tree of the model's shape whose texts come from `textOf`. */
export const treeLike = (model: object, textOf: (key: string) => string, prefix = ''): Tree =>
  Object.fromEntries(
    Object.entries(model).map(([name, value]: [string, unknown]) => {
      const key = `${prefix}${name}`
      const inner =
        typeof value === 'object' && value !== null ? treeLike(value, textOf, `${key}.`) : textOf(key)
      return [name, inner]
    }),
  )

/** The places of a message, `count` and `name` of `{count, plural, other {{name}}}`, sorted. */
export const placesOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name))].sort()
