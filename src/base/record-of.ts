/** A record with a value for each key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value>
export function recordOf<Value>(
  keys: readonly string[],
  valueOf: (key: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]))
}
