/** A code as the API answers it: its HTTP status, and its message to a client that has no words of its own for it. */
export type ErrorRow = { status: number; message: string }
