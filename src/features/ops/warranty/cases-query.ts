/** Which page of the list of warranty cases is asked for; what cannot be read counts as the first. */
export const readCasesQuery = (query: URLSearchParams) => {
  const start = Number(query.get('start') ?? 0)
  return { start: Number.isInteger(start) && start >= 0 && start <= 100_000 ? start : 0, count: 25 }
}
