/** The part of a listing that is on a page, counted from 1. */
export const pageOf = <T>(all: readonly T[], page: number, pageSize: number): T[] =>
  all.slice((page - 1) * pageSize, page * pageSize)
