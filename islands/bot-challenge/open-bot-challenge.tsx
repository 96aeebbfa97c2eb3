import { createRoot, type Root } from 'react-dom/client'
import { dialogs } from '#src/stores/shop.ts'
import { BotChallenge, type BotChallengeTexts } from './BotChallenge.tsx'

let root: Root | undefined

const mount = (): Root => {
  const container = document.createElement('div')
  document.body.append(container)
  return createRoot(container)
}

/** Shows the bot challenge; loaded and mounted only when a call was refused. */
export const openBotChallenge = (texts: BotChallengeTexts): void => {
  root ??= mount()
  root.render(<BotChallenge texts={texts} />)
  if (!dialogs.$open.get().includes('bot-challenge')) void dialogs.open('bot-challenge')
}
