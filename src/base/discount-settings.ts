/** Minor units by currency that an employee's discount may be used for in a calendar year, where nothing else was agreed. */
export const employeeAnnualCap: Readonly<Record<string, number>> = {
  USD: 200_000,
  CAD: 260_000,
  GBP: 160_000,
  EUR: 180_000,
}
