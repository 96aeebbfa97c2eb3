import { pino, type Logger } from 'pino'

/** Logs one JSON object a line to standard output. Credentials that slip into an object are removed. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ['token', 'cookie', 'authorization', '*.token', '*.cookie', '*.authorization'],
  })
