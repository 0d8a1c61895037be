import { wallTimeOf } from '@fairground/domain/window'

/** 2026/11/15 09:30:00 by the fair's clock, the same in both languages so that columns line up. */
export const momentIn = (moment: Date, timeZone: string): string =>
  wallTimeOf(moment, timeZone).replaceAll('-', '/')
