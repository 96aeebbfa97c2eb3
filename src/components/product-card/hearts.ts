import { hasFavorites } from '#src/rules/wishlists/favorites-cookie.ts'

const load = () => import('./press-heart.ts')

// Until the first press there is nothing to do for someone who has no favorites.
if (hasFavorites(document.cookie)) void load()

// The page's cards may be replaced, so the document listens.
document.addEventListener('submit', (event) => {
  const { submitter } = event
  if (!submitter?.matches('.heart button')) return
  event.preventDefault()
  void load().then((hearts) => hearts.pressHeart(submitter))
})
