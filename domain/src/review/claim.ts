import { z } from 'zod'
import { defineMessages } from '../text'

export const claimMessages = defineMessages('claim', {
  heldBy: {
    zh: '{name}已于{at}认领该报名，接手请说明原因',
    en: '{name} claimed this sign-up at {at}. To take it over, say why',
  },
  notYours: {
    zh: '该报名已不由您认领',
    en: 'You no longer hold this sign-up',
  },
  closed: {
    zh: '该报名目前不在审核中，无需认领',
    en: 'This sign-up is not up for review, so there is nothing to claim',
  },
  wordTooLong: { zh: '最多{limit}字', en: 'At most {limit} characters' },
})

export const claimWordLimit = 60

/** A claim tells colleagues who is at it and changes nothing else. Whoever takes one over says why. */
export const claimWord = z.string().trim().max(claimWordLimit, claimMessages.wordTooLong).default('')
