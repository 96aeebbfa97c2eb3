/** Below a locale: where visitors see and change what they allow. */
export const settingsPath = '/cookie-settings'
