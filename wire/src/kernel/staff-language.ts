/** Where a browser keeps the language staff chose in it: a cookie, so that downloads are answered in it too. */
export const staffLanguageCookie = 'fairground_language'
