import { pino, type DestinationStream, type Logger } from 'pino'

/**
 * What a failed statement was given, in a line: names, addresses and words of shoppers. It ends with the text it stands
 * in, or where a trace begins.
 */
const parameters = /\\nparams: (?:[^"\\]|\\(?!n {4}at |ncaused by: ).)*/g

const credentials = ['token', 'cookie', 'authorization', '*.token', '*.cookie', '*.authorization']

/**
 * Logs one JSON object a line, to standard output if nothing else is said. Credentials that slip into an object are
 * removed, and what failed statements were given.
 */
export const createLog = (level: string, to: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: [...credentials, 'err.params'],
      hooks: { streamWrite: (line) => line.replaceAll(parameters, '') },
    },
    to,
  )
