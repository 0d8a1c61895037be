import { boothClasses, hallKinds } from '@fairground/domain/booth'
import { quotaSources } from '@fairground/domain/selection'
import { z } from 'zod'

const span = z.object({ least: z.number(), most: z.number() })

/** What a company may choose. */
export const quota = z.object({
  boothClass: z.enum(boothClasses),
  hallKind: z.enum(hallKinds),
  exhibitTypes: z.array(z.string()),
  count: span,
  area: span.optional(),
  source: z.enum(quotaSources),
  label: z.string(),
  /** For how many companies it is, where a delegate chooses for its group. */
  companies: z.int().optional(),
})
