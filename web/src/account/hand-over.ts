/** Passes a secret from one screen to the next. It lives in this tab's memory only and is gone with a reload. */
export function createHandOver<Value>() {
  let held: Value | undefined
  return {
    put(value: Value): void {
      held = value
    },
    peek: (): Value | undefined => held,
    clear(): void {
      held = undefined
    },
  }
}

export const loginPrefill = createHandOver<{ username: string; password?: string }>()

/** What the code on the phone or in the mailbox was worth: one new password. */
export const passwordProof = createHandOver<string>()
