import { voidFigure } from './figure'
import type { Report } from './measurement'
import { TooRestless } from './paired'

/** Figures that do not need each other: one that the machine was too restless for does not take the others with it. */
export async function oneByOne(
  parts: Record<string, () => Promise<void>>,
  { figure }: Report,
): Promise<void> {
  for (const [name, measure] of Object.entries(parts))
    await measure().catch((error: unknown) => {
      if (!(error instanceof TooRestless)) throw error
      figure(voidFigure(name, error.message))
    })
}
