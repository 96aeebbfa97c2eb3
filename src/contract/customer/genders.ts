/** What customers may say of themselves. */
export const genders = ['female', 'male', 'other', 'undisclosed'] as const
