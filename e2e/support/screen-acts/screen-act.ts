export type Step =
  | { fill: string; with: string }
  | { figure: string }
  | { press: string }
  /** Presses the first button that begins so, and goes on in the dialog it opens. */
  | { open: string }
  | { follow: string }
  | { tick: string }
  | { choose: string; option: string }
  /** Types a name into a field that looks for it, and takes what it finds. */
  | { find: string; named: string }
  /** Has a code sent there that signs something, and types it in. */
  | { sign: 'zh' | 'en'; at: string }
  /** Answers the picture, has a code sent there and types it in. */
  | { receive: 'sms' | 'mail' | 'mailEn'; at: string }
  | { picture: string }
  /** Saves the dialog that is open, after the question it asks where there is a doubt. */
  | { save: string; despite?: string }

export type Effect = { sees: string } | { arrives: string } | { downloads: string }

export interface ScreenAct {
  path: string
  who: string | undefined
  /** Screens about one thing are told which. */
  query?: string
  /** What has to be done elsewhere first; some screens are reached in no other way. */
  from?: { path: string; steps: Step[]; leadsHere?: true }
  /** What of the demo fair stands on it; in a table, where the screen's own words could say the same. */
  shows: string | { cell: string }
  /** The steps are done in this part of the screen. */
  part?: string
  steps: Step[]
  effect: Effect
}
