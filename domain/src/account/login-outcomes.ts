import type { Text } from '../text'

/** How an attempt to log in ended, as the log says it. */
export const loginOutcomes = {
  ok: { zh: '成功', en: 'Logged in' },
  captcha: { zh: '图形验证码错误', en: 'Wrong picture code' },
  unknown: { zh: '账号不存在', en: 'Unknown account' },
  password: { zh: '密码错误', en: 'Wrong password' },
  code: { zh: '短信验证码错误', en: 'Wrong SMS code' },
  locked: { zh: '已锁定', en: 'Locked' },
  disabled: { zh: '账号已停用', en: 'Account disabled' },
  initialOver: { zh: '初始密码已过期', en: 'Initial password expired' },
} as const satisfies Record<string, Text>
export type LoginOutcome = keyof typeof loginOutcomes
