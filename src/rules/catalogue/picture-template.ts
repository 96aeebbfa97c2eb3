/** Stands for the picture id in a picture's address, so that a browser can fill in ids it learns later. */
export const pictureIdPlace = 'PICTURE_ID'

/** The address of a picture by a template made on the server. */
export const pictureAt = (template: string, publicId: string): string =>
  template.replace(pictureIdPlace, publicId.split('/').map(encodeURIComponent).join('/'))
