/** A picture of the viewer: the large one in its widths, and a small one that the page has shown already. */
export type ViewerPicture = { src: string; srcset: string; thumbnail: string; alt: string }

export type MediaViewerTexts = {
  /** Name of the viewer: `Pictures of Fell Boot`. */
  title: string
  close: string
  enlarge: string
  reduce: string
  previous: string
  next: string
  /** Name of one picture: `Picture {index} of {count}`. */
  picture: string
}
