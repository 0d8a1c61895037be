import type { organiserHome } from '@fairground/wire/home'
import type { CallResult } from '@fairground/wire/kernel/endpoint'

export type Overview = CallResult<typeof organiserHome>
export type SignUps = NonNullable<Overview['signUps']>
export type Halls = NonNullable<Overview['halls']>
export type Money = NonNullable<Overview['money']>

/** What every link of the page carries along, so that the rows behind are those that were counted. */
export interface Narrowed {
  edition: number
  exhibitType?: string | undefined
}
