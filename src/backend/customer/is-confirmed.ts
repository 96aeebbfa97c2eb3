/** Who is signed in, and by which login. */
export type SignedIn = { customerId: string; loginId: string }

/** Whether somebody has proven of late who they are, as what could take or end an account needs. */
export type IsConfirmed = (signedIn: SignedIn) => Promise<boolean>
