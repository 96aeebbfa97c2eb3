/**
 * A small young generation is collected before it fills new memory. The embedded database's code is compiled once alone:
 * that is fast enough, and leaves out what the optimizing compiler would keep, and the 600 MB it takes for one function.
 */
const flags = ['--max-semi-space-size=4', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

/** The C library keeps less of what was freed: few heaps, and what is free at their end goes back to the system. */
const variables = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}

/**
 * How a shop's process is started; what whoever starts it says counts more.
 * @param {readonly string[]} given flags
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export const memorySettings = (given, environment) => ({
  flags: [...flags, ...given],
  environment: { ...variables, ...environment },
})

/**
 * Begins this process anew with these settings, which hold from the first instruction on. It stays the same process to
 * whoever started it. Returns where it has them, or where the system cannot do so, as on Windows.
 */
export const takeMemorySettings = () => {
  const { execArgv, execPath, argv, env, execve } = process
  const hasThem = flags.every((flag) => execArgv.includes(flag))
  if (hasThem || process.platform === 'win32' || process.connected || execve === undefined) return
  const settings = memorySettings(execArgv, env)
  execve.call(process, execPath, [execPath, ...settings.flags, ...argv.slice(1)], settings.environment)
}
