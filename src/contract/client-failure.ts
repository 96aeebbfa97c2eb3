/** What a client itself reports when no readable answer came: no connection, no answer in time, an answer that is not the API's. */
export type ClientFailure = 'NETWORK' | 'TIMEOUT' | 'UNREADABLE'
