import { describe, expect, it } from 'vitest'
import { previewOf, readInstant, settledQuery } from './preview-view.ts'

const now = '2026-11-20T09:00:00.000Z'
const query = (text: string) => new URLSearchParams(text)

describe('an instant an editor writes', () => {
  it.each([
    ['2026-06-01T12:00:00Z', '2026-06-01T12:00:00.000Z'],
    ['2026-06-01T12:00:00.250Z', '2026-06-01T12:00:00.250Z'],
    ['2026-06-01T12:00:00+02:00', '2026-06-01T10:00:00.000Z'],
    ['2026-06-01T12:00:00 02:00', '2026-06-01T10:00:00.000Z'],
    ['2026-06-01T12:00-05:00', '2026-06-01T17:00:00.000Z'],
    ['2026-06-01T12:00', '2026-06-01T10:00:00.000Z'],
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ])('%s is %s', (text, instant) => expect(readInstant(text, 'Europe/Berlin')).toBe(instant))

  it.each(['', 'now', '1764000000', '2026-06-01', '2026-99-01T12:00:00Z', '2026-06-01T12:00:00+99:99'])(
    'is not %j',
    (text) => expect(readInstant(text, 'Europe/Berlin')).toBeUndefined(),
  )
})

describe('a preview', () => {
  it('is of now unless the address names an instant', () => {
    expect(previewOf(query('preview=true'), now, 'Europe/Berlin')).toEqual({
      instant: now,
      isFixed: false,
      isUnreadable: false,
      timeZone: 'Europe/Berlin',
    })
  })

  it('reads local times in the zone of the address, else in that of the site', () => {
    const local = 'previewDateTime=2026-06-01T12:00'
    expect(previewOf(query(local), now, 'Europe/Berlin').instant).toBe('2026-06-01T10:00:00.000Z')
    expect(previewOf(query(`${local}&previewTimeZone=UTC`), now, 'Europe/Berlin')).toMatchObject({
      instant: '2026-06-01T12:00:00.000Z',
      timeZone: 'UTC',
    })
    expect(previewOf(query(`${local}&previewTimeZone=Moon`), now, 'Europe/Berlin').timeZone).toBe(
      'Europe/Berlin',
    )
  })

  it('says that an instant cannot be read, and is of now', () => {
    expect(previewOf(query('previewDateTime=soon'), now, 'UTC')).toMatchObject({
      instant: now,
      isUnreadable: true,
    })
  })

  it('has one address, whatever an instant was written in', () => {
    const given = query('color=RED&preview=true&previewDateTime=2026-06-01T12:00')
    const settled = settledQuery(given, previewOf(given, now, 'Europe/Berlin'))
    expect(settled?.toString()).toBe('color=RED&preview=true&previewDateTime=2026-06-01T10%3A00%3A00.000Z')
    expect(settledQuery(settled ?? given, previewOf(settled ?? given, now, 'Europe/Berlin'))).toBeUndefined()
    const empty = query('preview=true&previewDateTime=')
    expect(settledQuery(empty, previewOf(empty, now, 'UTC'))?.toString()).toBe('preview=true')
    const wrong = query('previewDateTime=soon')
    expect(settledQuery(wrong, previewOf(wrong, now, 'UTC'))).toBeUndefined()
  })
})
