/** The first page of the public site; apart, so that the front page can lead there with nothing else in hand. */
export const siteHome = { zh: '/fair', en: '/en/fair' } as const
