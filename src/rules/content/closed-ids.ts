/** The ids in what a browser stored, whatever it is: a JSON list, the newest last. */
export const readClosedIds = (stored: string | null): string[] => {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** What to store once another is closed: the last `max`, each once. */
export const withClosedId = (stored: string | null, id: string, max: number): string =>
  JSON.stringify([...readClosedIds(stored).filter((known) => known !== id), id].slice(-max))
