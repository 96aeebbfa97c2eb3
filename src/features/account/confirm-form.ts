import { ok } from '#src/base/result.ts'
import { untouched, type FormField, type SentForm } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { nextPath } from '#src/forms/next-path.ts'
import { ownPasswordField } from '#src/features/account/security/own-password.ts'
import { takeForm } from '#src/forms/take-form.ts'

/** The field by which somebody who is signed in proves again who they are. */
export const confirmFields = (site: Site): FormField[] => [{ ...ownPasswordField(site), isRequired: true }]

/** What the page that has somebody prove who they are shows, or where it leads then. */
export const confirmForm = async (
  { call, site }: App.Locals,
  request: Request,
  next: string | null,
): Promise<SentForm | Response> =>
  request.method === 'POST'
    ? takeForm(request, site, {
        fields: confirmFields(site),
        act: async ({ password = '' }) => {
          const confirmed = await call('POST /consumers-v3/consumer/auth/confirm', { body: { password } })
          return confirmed.ok ? ok(nextPath(next, site)) : confirmed
        },
      })
    : untouched()
