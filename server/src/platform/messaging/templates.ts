import type { Language, Text } from '@fairground/domain/text'

interface Template {
  subject: Text
  body: Text
}

/** What we write to people, below the name of the fair. `{name}` is a parameter; parameters in `secrets` never outlive delivery. */
export const templates = {
  verificationCode: {
    subject: { zh: '验证码', en: 'Your verification code' },
    body: {
      zh: '您的验证码是{code}，{minutes}分钟内有效。请勿告诉他人。',
      en: 'Your verification code is {code}. It is valid for {minutes} minutes. Do not share it with anyone.',
    },
  },
  initialPassword: {
    subject: { zh: '账号重置结果', en: 'Your account was reset' },
    body: {
      zh: '{company}的账号重置已通过，请用本手机号和初始密码{password}登录，{hours}小时内有效且只能使用一次，登录后请立即修改密码。',
      en: 'The account of {company} was reset. Log in with this number and the initial password {password}. It works once, within {hours} hours; choose a new password right after.',
    },
  },
  accountOpened: {
    subject: { zh: '参展账号已开通', en: 'Your exhibitor account' },
    body: {
      zh: '组委会已为{company}开通参展账号并录入报名，请用本手机号和初始密码{password}登录，{hours}小时内有效且只能使用一次。登录后请立即修改密码，核对并提交报名。',
      en: 'The organiser has opened an exhibitor account for {company} and entered its sign-up. Log in with this address and the initial password {password}. It works once, within {hours} hours; choose a new password right after, then check the sign-up and submit it.',
    },
  },
  resetRejected: {
    subject: { zh: '账号重置结果', en: 'Your account reset was declined' },
    body: {
      zh: '{company}的账号重置申请未通过：{opinion}',
      en: 'The account reset of {company} was declined: {opinion}',
    },
  },
  resetRequested: {
    subject: { zh: '账号重置提醒', en: 'Account reset requested' },
    body: {
      zh: '有人申请将{company}的登录手机号更换为{mobile}。如非贵公司操作，请立即联系组委会。',
      en: 'Someone asked to change the login mobile of {company} to {mobile}. If this was not you, contact the organiser at once.',
    },
  },
  mobileReplaced: {
    subject: { zh: '登录手机号已更换', en: 'Your login mobile was replaced' },
    body: {
      zh: '{company}的登录手机号已更换为{mobile}，本手机号不能再登录。如有疑问请联系组委会。',
      en: 'The login mobile of {company} is now {mobile}; this number can no longer log in. Contact the organiser if this is news to you.',
    },
  },
  accountChanged: {
    subject: { zh: '账号信息已修改', en: 'Your account was changed' },
    body: {
      zh: '您的账号登录信息已修改。如非本人操作，请立即找回密码并联系组委会。',
      en: 'The login details of your account were changed. If this was not you, recover your password and contact the organiser at once.',
    },
  },
  alreadyRegistered: {
    subject: { zh: '您已有参展账号', en: 'You already have an account' },
    body: {
      zh: '有人用本号码申请验证码，而它已有参展账号。如是本人，请直接登录，或在登录页找回密码；如非本人操作，请忽略。',
      en: 'Someone asked for a code for this address, which already has an exhibitor account. If it was you, log in or recover your password on the login page; otherwise ignore this message.',
    },
  },
  signUpSubmitted: {
    subject: { zh: '报名已提交', en: 'Your sign-up was submitted' },
    body: {
      zh: '{company}的报名已提交，报名编号{number}，请等待审核。',
      en: 'The sign-up of {company} was submitted. Registration number {number}. The organiser will review it.',
    },
  },
  signUpApproved: {
    subject: { zh: '报名已通过审核', en: 'Your sign-up was approved' },
    body: {
      zh: '{company}的报名（报名编号{number}）已通过审核，请登录系统查看后续安排。',
      en: 'The sign-up of {company} (registration number {number}) was approved. Log in to see what comes next.',
    },
  },
  signUpRejected: {
    subject: { zh: '报名需要修改', en: 'Your sign-up needs changes' },
    body: {
      zh: '{company}的报名（报名编号{number}）已退回，审核意见：“{remark}”。请登录系统修改后重新提交。',
      en: 'The sign-up of {company} (registration number {number}) was returned: “{remark}” Please log in, correct it and submit it again.',
    },
  },
  signUpReopened: {
    subject: { zh: '审核结果更正', en: 'The decision on your sign-up was taken back' },
    body: {
      zh: '{company}的报名（报名编号{number}）此前的审核结果有误，已更正并重新审核，原因：“{reason}”。请等待新的结果。',
      en: 'The decision on the sign-up of {company} (registration number {number}) was a mistake and was taken back: “{reason}” It is being reviewed again.',
    },
  },
  hallPlan: {
    subject: { zh: '展馆平面图', en: 'The floor plan you ordered' },
    body: {
      zh: '您要的{hall}平面图见附件。展位随时可能变化，请以系统中的平面图为准。',
      en: 'The floor plan of {hall} that you ordered is attached. Booths may change at any time; the plan in the system is the one that counts.',
    },
  },
  questionAnswered: {
    subject: { zh: '您的提问已有回复', en: 'Your question was answered' },
    body: {
      zh: '{company}在留言板的提问已有回复，请登录系统在留言板查看。',
      en: 'The question {company} asked on the message board was answered. Log in and open the message board to read it.',
    },
  },
} satisfies Record<string, Template>

export type TemplateName = keyof typeof templates

/** A message is signed in front, as messages in China must be; mail keeps to the same form. */
export function renderTemplate(
  name: TemplateName,
  language: Language,
  fairName: Text,
): { subject: string; body: string } {
  const template = templates[name]
  const signature = language === 'zh' ? `【${fairName.zh}】` : `[${fairName.en}] `
  return { subject: template.subject[language], body: signature + template.body[language] }
}

/** In the order they stand in the Chinese text, which is the order providers number them in. */
export function parameterNames(name: string): string[] {
  const template: Template | undefined = templates[name as TemplateName]
  return [...(template?.body.zh ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}
