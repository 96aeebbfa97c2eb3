const codes = ['PYT402', 'PYT300']

/** Whether a payment that a challenge was for failed with no more than that the challenge was not passed. */
export const isNotPassed = ({ errorId }: { errorId: string }): boolean => codes.includes(errorId)
