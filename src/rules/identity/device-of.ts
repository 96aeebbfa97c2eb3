import { formatMessage } from '#src/rules/texts/format-message.ts'

/** A browser and the system it runs on, as people know them. */
export type Device = { browser: string; system: string }

/** The first that fits counts: most browsers name others besides themselves. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** What a User-Agent header says of a device; undefined where it names no browser and system of these. */
export const deviceOf = (userAgent: string): Device | undefined => {
  const [browser, system] = [firstOf(browsers, userAgent), firstOf(systems, userAgent)]
  return browser && system ? { browser, system } : undefined
}

/** A device in the words of a language. */
export const deviceText = (
  userAgent: string,
  texts: { device: string; unknownDevice: string },
  locale: string,
): string => {
  const device = deviceOf(userAgent)
  return device ? formatMessage(texts.device, device, locale) : texts.unknownDevice
}
