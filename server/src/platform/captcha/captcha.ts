import { createHash } from 'node:crypto'
import type { CaptchaAnswer } from '@fairground/domain/account'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database/database'
import { drawPicture, randomAnswer } from './captcha-picture'

export interface Captcha {
  readonly required: boolean
  issue(): Promise<{ ticket: string; image: string; required: boolean }>
  /** Single use: asking consumes the picture, right or wrong. */
  passes(answer: CaptchaAnswer): Promise<boolean>
}

const hash = (answer: string): Buffer => createHash('sha256').update(answer.trim().toUpperCase()).digest()

export function createPictureCaptcha(db: Database): Captcha {
  return {
    required: true,
    async issue() {
      const answer = randomAnswer()
      const [image, { id }] = await Promise.all([
        drawPicture(answer),
        db
          .insertInto('captcha')
          .values({ answer_hash: hash(answer), expires_at: sql`now() + interval '2 minutes'` })
          .returning('id')
          .executeTakeFirstOrThrow(),
      ])
      return { ticket: id, image, required: true }
    },
    async passes({ ticket, answer }) {
      if (!z.uuid().safeParse(ticket).success) return false
      const row = await db
        .deleteFrom('captcha')
        .where('id', '=', ticket)
        .returning(['answer_hash', sql<boolean>`expires_at > now()`.as('fresh')])
        .executeTakeFirst()
      return row?.fresh === true && row.answer_hash.equals(hash(answer))
    },
  }
}

/** Demo mode with CAPTCHA=off; configuration refuses it in production. */
export const openCaptcha: Captcha = {
  required: false,
  issue: async () => ({ ticket: '', image: '', required: false }),
  passes: async () => true,
}
