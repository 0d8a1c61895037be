import type { SignUpFilters } from '@fairground/wire/review'

/** Approved companies, by what they asked for and whether they have a booth. */
export const companiesPath = (
  filters: Pick<SignUpFilters, 'exhibitType' | 'boothType' | 'booths'>,
): string => {
  // Said even where nothing is narrowed: an address without a word would bring back the last search.
  const said = Object.entries({ ...filters, page: '1' }) as [string, string][]
  return `/prediction/exhibitor?${new URLSearchParams(said)}`
}
