import { dayIn } from '@fairground/domain/field'

/** The day of the deadline still counts. The server decides either way; this is for what is offered and said. */
export const isSignUpClosed = (
  { signUpDeadline, timeZone }: { signUpDeadline: string; timeZone: string },
  now = new Date(),
): boolean => dayIn(timeZone, now) > signUpDeadline
