/** The form field in which the result of the human check travels, as in the calls. */
export const recaptchaField = 'recaptcha_response'
