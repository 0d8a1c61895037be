import type { Texts } from '../../../lib/text'

export const mobileTexts = {
  title: { zh: '手机号码验证', en: 'Verify a new mobile' },
  lead: {
    zh: '当前登录手机号为 {mobile}。更换后请用新手机号登录，其他设备上的登录会退出。',
    en: 'You log in with {mobile}. After the change you log in with the new number; your other devices are logged out.',
  },
  mobile: { zh: '新手机号', en: 'New mobile number' },
  code: { zh: '短信验证码', en: 'SMS code' },
  sent: { zh: '验证码已发送至 {mobile}', en: 'The code was sent to {mobile}' },
  changed: {
    zh: '手机号已更换，下次请用新手机号登录',
    en: 'The mobile number is changed. Log in with the new one next time',
  },
} satisfies Texts
