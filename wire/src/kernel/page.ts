import { z } from 'zod'

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

/** Paging as every list of the specs sends it. A page is at most 100 rows, whatever is asked for. */
export const paging = {
  pageNum: whole(1, 1_000_000).default(1),
  pageSize: whole(1, 100).default(10),
}

export interface Page<Item> {
  list: Item[]
  total: number
}

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), total: z.int() })
