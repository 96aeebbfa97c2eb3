/** Stylesheets of a banner whose words stand on its picture, by file name. */
export const onPicture = ['banner-text', 'banner-media', 'banner-frame']

/** Stylesheets of a banner whose words stand beside its picture or below it. */
export const besidePicture = ['banner-text', 'banner-media']
