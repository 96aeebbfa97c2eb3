const lastPage = 100

/** The page of a list of so many items a page that an address asks for, and the query that reads it. */
export const pageOf = (parameters: URLSearchParams, pageSize: number) => {
  const requested = Number(parameters.get('page'))
  const page = Number.isInteger(requested) && requested >= 1 && requested <= lastPage ? requested : 1
  return {
    page,
    query: { start: (page - 1) * pageSize, count: pageSize },
    pageCount: (total: number): number => Math.max(1, Math.ceil(total / pageSize)),
  }
}
