import { type AssignmentOutlook, assignmentOutlook } from '@fairground/wire/placement/outlook'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { asking } from '../session/use-call'

export interface OutlookReading {
  outlook: AssignmentOutlook | undefined
  failed: boolean
  retry: () => void
}

/** What it would mean to give a company these booths. While others are picked, what was said of the last ones stays. */
export function useOutlook(companyId: string, boothIds: readonly string[]): OutlookReading {
  const { data, isError, refetch } = useQuery({
    ...asking(assignmentOutlook, { body: { companyId, boothIds: [...boothIds] } }),
    placeholderData: keepPreviousData,
  })
  return { outlook: data, failed: isError, retry: () => void refetch() }
}
