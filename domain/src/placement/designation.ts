import { z } from 'zod'
import { placementMessages as say } from './placement.messages'
import { boothIds, companyId, quotaReason, reason } from './placing'

export const mostCompanies = 50

const designated = z.object({ companyId, boothIds, quotaReason })

/** Booths of one hall for several companies at once, all or none. A fault is said of the later of two that clash. */
export const designation = z.object({
  hallId: z.uuid(say.noHall).toLowerCase(),
  entries: z
    .array(designated)
    .min(1, say.noCompanies)
    .max(mostCompanies, say.manyCompanies)
    .superRefine((entries, { addIssue }) => {
      const companies = new Set<string>()
      const booths = new Set<string>()
      for (const [place, entry] of entries.entries()) {
        if (companies.has(entry.companyId))
          addIssue({ code: 'custom', path: [place, 'companyId'], message: say.companyTwice })
        else if (entry.boothIds.some((id) => booths.has(id)))
          addIssue({ code: 'custom', path: [place, 'boothIds'], message: say.boothOfTwo })
        companies.add(entry.companyId)
        for (const id of entry.boothIds) booths.add(id)
      }
    }),
  reason,
})
export type Designation = z.output<typeof designation>
