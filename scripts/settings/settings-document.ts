import { format, resolveConfig } from 'prettier'
import { z } from 'zod'
import { settingGroups } from '#src/composition/environment/environment-settings.ts'

/** Where the document lies. */
export const settingsDocumentPath = 'docs/settings.md'

const head = `# Settings

Written by \`npm run settings\` from \`src/composition/environment/environment-settings.ts\`; edit that. All are environment variables, all are optional, and an empty one counts as
missing. A wrong one ends the start with a line that names it. The variables of a content adapter stand in [write a content adapter](write-a-content-adapter.md).
`

const documentedSchema = z.object({
  description: z.string(),
  unset: z.string().optional(),
  default: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).optional(),
})

const documented = (settings: Record<string, z.ZodType>) => {
  const { properties } = z.toJSONSchema(z.object(settings), { io: 'input', unrepresentable: 'any' })
  return z.record(z.string(), documentedSchema).parse(properties)
}

const lineOf = ([name, setting]: [string, z.infer<typeof documentedSchema>]): string => {
  const value = String(setting.default ?? '')
  return `| \`${name}\` | ${setting.description} | ${value === '' ? (setting.unset ?? '') : `\`${value}\``} |`
}

const sectionOf = ([title, settings]: [string, Record<string, z.ZodType>]): string =>
  [`## ${title}`, '', '| variable | meaning | default |', '| --- | --- | --- |']
    .concat(Object.entries(documented(settings)).map(lineOf))
    .join('\n')

/** The settings of the shop as a document: a table for each group. Throws where one says nothing of itself. */
export const settingsDocument = async (): Promise<string> => {
  const options = await resolveConfig(settingsDocumentPath)
  const sections = Object.entries(settingGroups).map(sectionOf)
  return format([head, ...sections].join('\n\n'), { ...options, filepath: settingsDocumentPath })
}
