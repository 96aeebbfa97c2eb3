/** Pages a listing has: the total over the items per page, at least 1 (specification, shopping, section 9). */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))

/** The part of a listing that is on a page, counted from 1. */
export const pageOf = <T>(all: readonly T[], page: number, pageSize: number): T[] =>
  all.slice((page - 1) * pageSize, page * pageSize)
