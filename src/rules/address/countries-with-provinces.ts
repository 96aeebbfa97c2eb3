/** The countries that there are provinces of: forms ask whether there are any without the names of all. */
export const countriesWithProvinces: readonly string[] = [
  ...['AU', 'BR', 'CA', 'ES', 'IE', 'IT', 'JP', 'MX', 'US'],
]
