import { z } from 'zod'
import { renamed } from './renamed'

/** What an anonymous caller shows for a look-up: a picture's ticket, and what was read in it. */
export const solvedPicture = z.object({ ticket: z.string(), answer: z.string() })

/** In bodies it stands in a part of its own. */
export const pictureInBody = renamed(
  'SolvedPicture',
  z.object({ ticket: z.string().max(100).default(''), answer: z.string().max(20).default('') }),
  { ticket: 'ticket', answer: 'randstr' },
)
