/** What a shop sets of the interests that it asks for after signing up. */
export type InterestsSetting = { isEnabled: boolean; onlyWithNewsletter: boolean }

/**
 * Whether somebody who signed up is asked for their interests: where the shop does so, to someone who takes the newsletter if it is tied to that,
 * and not where they were skipped (specification, account and content, section 4, Sign-up flow).
 */
export const offersInterests = (
  { isEnabled, onlyWithNewsletter }: InterestsSetting,
  { newsletter, isSkipped }: { newsletter: boolean; isSkipped: boolean },
): boolean => isEnabled && (!onlyWithNewsletter || newsletter) && !isSkipped
