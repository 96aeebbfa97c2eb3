import { directionsUrl, mapPlatformOf } from '#src/rules/stores/directions.ts'

const platform = mapPlatformOf(navigator.userAgent)
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-directions]')) {
  const [latitude, longitude] = (link.dataset['directions'] ?? '').split(' ').map(Number)
  if (latitude === undefined || longitude === undefined) continue
  link.href = directionsUrl({ latitude, longitude }, link.dataset['name'] ?? '', platform)
}
