/**
 * ISO dates on which nothing is sent and nothing comes, besides weekends, by country: holidays that hold in all of it. Add those of the
 * years to come, and build the shop.
 */
const holidays: Readonly<Record<string, readonly string[]>> = {
  US: [
    ...['2026-11-26', '2026-12-25', '2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-18'],
    ...['2027-07-05', '2027-09-06', '2027-10-11', '2027-11-11', '2027-11-25', '2027-12-24', '2027-12-31'],
  ],
  CA: [
    ...['2026-12-25', '2026-12-28', '2027-01-01', '2027-03-26', '2027-05-24', '2027-07-01', '2027-09-06'],
    ...['2027-09-30', '2027-10-11', '2027-11-11', '2027-12-27', '2027-12-28'],
  ],
  GB: [
    ...['2026-12-25', '2026-12-28', '2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31'],
    ...['2027-08-30', '2027-12-27', '2027-12-28'],
  ],
  DE: [
    ...['2026-12-25', '2027-01-01', '2027-03-26', '2027-03-29', '2027-05-06', '2027-05-17', '2027-10-03'],
    ...['2027-12-25', '2027-12-26'],
  ],
  FR: [
    ...['2026-12-25', '2027-01-01', '2027-03-29', '2027-05-01', '2027-05-06', '2027-05-08', '2027-05-17'],
    ...['2027-07-14', '2027-08-15', '2027-11-01', '2027-11-11', '2027-12-25'],
  ],
}

const sets = new Map<string, ReadonlySet<string>>()

/** The holidays of a country; none where it is not known. */
export const holidaysOf = (country: string): ReadonlySet<string> => {
  const known = sets.get(country) ?? new Set(holidays[country])
  sets.set(country, known)
  return known
}
