import { startDialogs } from '#islands/dialogs/start-dialogs.tsx'
import { siteOfPage } from '#src/client/browser-client.ts'
import { dialogLoaders } from './dialog-loaders.ts'
import { pageTimeline } from './page-timeline.ts'

const picture = document.querySelector<HTMLElement>('[data-picture]')?.dataset['picture'] ?? ''

startDialogs(dialogLoaders, { locale: siteOfPage().locale, pictureTemplate: picture }, pageTimeline)
