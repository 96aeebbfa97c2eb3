import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { LineUnits } from './open-lines.ts'

/** Units of an order by the names of their items; `unitsOf` words a `count` of one `name`. */
export const unitsText = (
  lines: readonly LineUnits[],
  items: readonly { id: string; name: string }[],
  unitsOf: string,
  locale: string,
): string =>
  lines
    .map(({ id, qty }) => {
      const name = items.find((item) => item.id === id)?.name ?? ''
      return formatMessage(unitsOf, { count: qty, name }, locale)
    })
    .join(', ')
