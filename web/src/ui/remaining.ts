export interface Remaining {
  days: number
  hours: number
  minutes: number
  seconds: number
  over: boolean
}

/** What is left until a moment, in whole seconds, rounded up: a clock must not show zero before the time has come. */
export function remainingUntil(target: Date, nowMs: number): Remaining {
  const total = Math.max(0, Math.ceil((target.getTime() - nowMs) / 1000))
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
    over: total === 0,
  }
}

/** How far this computer's clock is behind the server's, which alone decides when something begins. */
export const clockOffset = (serverNow: Date, receivedAtMs: number): number =>
  serverNow.getTime() - receivedAtMs
