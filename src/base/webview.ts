/** Whether a browser is a webview, an app's own window on the shop: Android says so, on Apple's devices it lacks the name of Safari. */
export const isWebview = (userAgent: string): boolean => /; wv\)|\(iP(?!.*Safari\/)/.test(userAgent)
