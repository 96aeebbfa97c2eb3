/** The password of all demo accounts. They are there outside production alone. */
export const demoPassword = 'Welt-demo-2026'

/** Customers of each kind that the demo shop has. */
export type DemoAccount = {
  id: string
  kind: 'customer' | 'member' | 'employee' | 'athlete' | 'WRANX' | 'IPA' | 'associate'
  email: string
  firstName: string
  lastName: string
}

const account = (
  number: number,
  kind: DemoAccount['kind'],
  firstName: string,
  lastName: string,
): DemoAccount => ({
  id: `de300000-0000-4000-8000-00000000000${number}`,
  kind,
  email: `${firstName.toLowerCase()}@welt.example`,
  firstName,
  lastName,
})

/** The stores that the demo's associate works in, and by which number. */
export const demoEmployment = [
  { storeId: 'us-portland', employeeId: 'P-104' },
  { storeId: 'us-seattle', employeeId: 'S-022' },
  { storeId: 'gb-london', employeeId: 'L-317' },
] as const

export const demoAccounts: readonly DemoAccount[] = [
  account(1, 'customer', 'Robin', 'Weaver'),
  account(2, 'member', 'Mara', 'Lindqvist'),
  account(3, 'employee', 'Eli', 'Okafor'),
  account(4, 'athlete', 'Ana', 'Ribeiro'),
  account(5, 'WRANX', 'Wren', 'Tanaka'),
  account(6, 'IPA', 'Ines', 'Dubois'),
  account(7, 'associate', 'Sam', 'Castle'),
]
