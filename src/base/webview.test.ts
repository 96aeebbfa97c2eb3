import { expect, it } from 'vitest'
import { isWebview } from './webview.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = (more: string) =>
  `Mozilla/5.0 (Linux; Android 15; Pixel 9${more}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`

it.each([
  ['an app on an iPhone', `${iPhone} Mobile/15E148`, true],
  ['Safari on an iPhone', `${iPhone} Version/18.0 Mobile/15E148 Safari/604.1`, false],
  ['Chrome on an iPhone', `${iPhone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, false],
  ['an app on Android', android('; wv'), true],
  ['Chrome on Android', android(''), false],
  ['nothing', '', false],
])('%s', (_, userAgent, isApp) => {
  expect(isWebview(userAgent)).toBe(isApp)
})
