import { z } from 'zod'

/** The picture is asked for by the button that sends a code, not by the form: by then its answer is used up. */
export const pictureForCode = { captcha: z.object({ answer: z.string().optional() }).optional() }
