import type { Plan } from './plan'

/** The files of all pictures that lie on a plan, each once. */
export const picturesIn = ({ background, scenery }: Pick<Plan, 'background' | 'scenery'>): string[] => [
  ...new Set([
    ...(background ? [background] : []),
    ...scenery.flatMap((element) => (element.kind === 'picture' ? [element.file] : [])),
  ]),
]
