import { PermanentSendError } from './sender'

const mainlandMobile = /^(?:\+86)?(1[3-9]\d{9})$/

/**
 * The eleven digits. Aliyun reads a comma as "one more recipient", so nothing but a single number may pass.
 */
export function mainlandMobileDigits(to: string): string {
  const digits = mainlandMobile.exec(to)?.[1]
  if (!digits) throw new PermanentSendError('The recipient is not a mainland mobile number')
  return digits
}
