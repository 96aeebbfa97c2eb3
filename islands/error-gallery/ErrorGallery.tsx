import { Toasts } from '#islands/ui/Toasts.tsx'
import type { ErrorExample } from './error-example.ts'
import css from './ErrorGallery.module.css'
import { ErrorRow } from './ErrorRow.tsx'

type Props = { groups: readonly { name: string; examples: readonly ErrorExample[] }[]; language: string }

/** The error catalogue by group; each row shows itself in its place. */
export const ErrorGallery = ({ groups, language }: Props) => (
  <>
    {groups.map(({ name, examples }) => (
      <section key={name} className={css.group} aria-label={name}>
        <h2>{name}</h2>
        <ul role="list">
          {examples.map((example) => (
            <ErrorRow key={example.errorId} example={example} language={language} />
          ))}
        </ul>
      </section>
    ))}
    <Toasts dismissLabel="Dismiss" />
  </>
)
