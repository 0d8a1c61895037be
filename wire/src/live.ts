import { type LiveNotice, mapChangeNotice } from '@fairground/domain/live'
import { z } from 'zod'
import { anyone } from './kernel/access'
import { endpoint } from './kernel/endpoint'
import type { Tag } from './kernel/tags'

export const live = endpoint({
  method: 'GET',
  path: '/live',
  summary: 'Server-sent events: public notices for everyone, more for whoever is signed in',
  access: anyone,
  effect: 'reads',
  result: z.null(),
  answer: 'stream',
})

/** What is out of date after a notice. The board's two kinds of news stand side by side on every page of it. */
export const staleAfter = {
  'settings-changed': ['settings'],
  'codelist-changed': ['codeLists'],
  'list-changed': ['lists', 'standing'],
  'company-changed': ['signUps', 'overview'],
  'own-sign-up-changed': ['ownSignUp'],
  'board-changed': ['notices', 'questions'],
  'questions-changed': ['notices', 'questions'],
  'design-changed': ['designs'],
  // Thousands of windows follow from one draw.
  'draw-changed': ['draws', 'ownSignUp', 'signUps', 'overview'],
  // Whoever is signed in asks anew what they may do.
  'people-changed': ['people', 'menu'],
  'session-ended': [],
  [mapChangeNotice]: ['halls'],
} as const satisfies Record<LiveNotice['type'] | typeof mapChangeNotice, readonly Tag[]>
