/** What this browser keeps of a login, by the specified names (specification, shopping, section 6). Other tabs hear of a change. */
const keys = ['login', 'accessExpiry', 'employee'] as const

/** Whether this browser has noted that somebody is signed in. */
export const isFlagged = (): boolean => {
  try {
    return 'login' in localStorage
  } catch {
    return true
  }
}

/** Notes who is signed in, until when their token is good (ISO instant) and whether they are an employee; `undefined` forgets it. */
export const writeFlags = (login: { accessExpiry: string; isEmployee: boolean } | undefined): void => {
  try {
    for (const key of keys) localStorage.removeItem(key)
    if (!login) return
    localStorage.setItem('accessExpiry', login.accessExpiry)
    if (login.isEmployee) localStorage.setItem('employee', 'true')
    localStorage.setItem('login', 'true')
  } catch {
    // A browser that keeps nothing follows when its tabs are looked at.
  }
}
