import type { Endpoint } from '@fairground/wire/kernel/endpoint'
import type { Page } from '@fairground/wire/kernel/page'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { asking } from '../../session/use-call'

export type PageEndpoint<Item> = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType<Page<Item>>>

/** How many rows a list would show for this: asked of the list itself, so that a link to it finds as many. */
export function useTotal(
  endpoint: PageEndpoint<unknown>,
  wanted: Record<string, unknown> | undefined,
): number | undefined {
  const body = { ...wanted, page: 1, pageSize: 1 }
  const { data } = useQuery({
    ...asking(endpoint, { body } as never),
    enabled: wanted !== undefined,
    placeholderData: keepPreviousData,
  })
  return wanted && data?.total
}
