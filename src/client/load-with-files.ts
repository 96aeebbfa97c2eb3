const files = new Map<string, Promise<unknown>>()

/** Links a file of the build: styles apply when it resolves, modules are fetched ahead of the module that imports them. */
const linkFile = (path: string): Promise<unknown> => {
  const link = document.createElement('link')
  link.href = `/${path}`
  if (!path.endsWith('.css')) {
    link.rel = 'modulepreload'
    document.head.append(link)
    return Promise.resolve()
  }
  if (document.querySelector(`link[rel=stylesheet][href="/${path}"]`)) return Promise.resolve()
  link.rel = 'stylesheet'
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      files.delete(path)
      reject(new Error(`There is no ${path}.`))
    }
    document.head.append(link)
  })
}

/**
 * Imports a module once its styles apply. The build calls it at each `import()`.
 * @param paths files that the module needs, from the root of the site
 */
export const loadWithFiles = async <T>(load: () => Promise<T>, paths: readonly string[] = []): Promise<T> => {
  const linked = paths.map((path) => {
    const known = files.get(path) ?? linkFile(path)
    files.set(path, known)
    return known
  })
  await Promise.all(linked)
  return load()
}
