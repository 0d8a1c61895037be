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

/** Staff who come to see a hall or a booth do not come to draw, until they say so. */
export const isLookedAt = (search: URLSearchParams): boolean =>
  search.get(planParameters.look) !== 'no' &&
  (search.has(planParameters.look) || search.has(planParameters.booth))

/** The booths an address of the staff's plan asks for: several with commas between them. */
export const boothsAsked = (search: URLSearchParams): string[] =>
  (search.get(planParameters.booth) ?? '').split(',').filter(Boolean)

/** The designer with the whole site on its table. */
export const siteDesign = { parameter: 'plan', value: 'site', path: '/venue/plan/design?plan=site' } as const
