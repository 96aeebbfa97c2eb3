import { staffCookie } from '#src/contract/cookies.ts'
import { staffPath } from '#src/contract/staff-path.ts'
import type { Staff } from '#src/backend/identity/staff.ts'
import { keyCookie, type KeyCookie } from '../key-cookie.ts'

/** What the key is outside production when none is set. */
export const developmentStaffKey = 'welt-staff-key-for-development'

/** Staff as requests and cookies see them. */
export type Staffing = Omit<KeyCookie, 'isHeld'> & {
  /** Whether a request comes from staff. */
  isStaff: (request: Request) => Promise<boolean>
}

export const createStaffing = (staff: Staff): Staffing => {
  const { isHeld, ...cookie } = keyCookie(staff, staffCookie, `Path=${staffPath}; HttpOnly; SameSite=Strict`)
  return { ...cookie, isStaff: isHeld }
}
