/**
 * What a browser may fetch before it is asked to: the page behind a link of the shop that a pointer rests on. Pages that
 * say something of one visitor, and what is no page, wait for the click. One text for all pages, as their policy knows it
 * by hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                ...['/cart', '/*/cart', '/*/cart/*', '/*/favorites*', '/*/saved-for-later*', '/*/account*'],
                ...['/*/sign*', '/*/enrollment*', '/*/cookie-settings*', '/*/-/*', '/pictures/*'],
                ...['/*/checkout*', '/*/order-confirmation*'],
              ],
            },
          },
          { not: { selector_matches: '[download], [target], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
