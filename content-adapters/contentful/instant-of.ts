const scheduleFields = ['publishAt', 'expireAt']

/**
 * Contentful writes instants without seconds; blocks and schedules take them with. A day in a schedule means its first
 * instant. Other texts stay as they are.
 */
export const instantOf = (field: string, text: string): string =>
  scheduleFields.includes(field) && /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? `${text}T00:00:00Z`
    : text.replace(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(Z|[+-]\d{2}:\d{2})$/, '$1:00$2')
