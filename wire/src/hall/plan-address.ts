/**
 * How the address of a plan says which hall, in which language and which booth; and to staff, whether it is there to be
 * looked at. Without any schema: the open pages use it too.
 */
export const planParameters = { hall: 'uuid', language: 'lan', booth: 'booth', look: 'look' } as const
export const planLanguages = { zh: 'CHN', en: 'ENG' } as const

/** What the address of a plan says: its hall, and a booth that is to be shown. */
export const planSearch = (
  { hallId, code }: { hallId: string; code?: string },
  language: 'zh' | 'en',
): URLSearchParams =>
  new URLSearchParams({
    [planParameters.hall]: hallId,
    [planParameters.language]: planLanguages[language],
    ...(code && { [planParameters.booth]: code }),
  })

/** The designer with the whole site on its table. */
export const siteDesign = { parameter: 'plan', value: 'site', path: '/venue/plan/design?plan=site' } as const
