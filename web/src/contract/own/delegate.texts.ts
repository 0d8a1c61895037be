import type { Texts } from '../../lib/text'

export const delegateTexts = {
  title: { zh: '委托他人签署', en: 'Let somebody else sign' },
  note: {
    zh: '指定本单位的受托人后，签署验证码可发送到受托人的联系方式。委托记录在案，可随时撤销。',
    en: 'Name somebody of your company, and the code for signing can go to them. It is on record who named whom, and you can revoke it at any time.',
  },
  name: { zh: '指定受托人', en: 'Name a delegate' },
  another: { zh: '改为指定他人', en: 'Name somebody else' },
  delegateName: { zh: '受托人姓名', en: 'Name of the delegate' },
  delegatePost: { zh: '受托人职务', en: 'Position of the delegate' },
  mobile: { zh: '受托人手机号', en: 'Mobile of the delegate' },
  mail: { zh: '受托人邮箱', en: 'Email of the delegate' },
  contact: { zh: '联系方式', en: 'Contact' },
  until: { zh: '有效期至', en: 'Until' },
  ownCode: { zh: '本账户验证码', en: 'Code of this account' },
  theirCode: { zh: '受托人验证码', en: 'Code of the delegate' },
  codeTo: { zh: '发送到 {to}', en: 'Goes to {to}' },
  codeSent: { zh: '验证码已发送到 {to}', en: 'The code was sent to {to}' },
  proofNote: {
    zh: '发送到受托人的联系方式，由受托人告知您',
    en: 'Goes to the delegate, who tells it to you',
  },
  proofSent: { zh: '已发送到 {to}，请向受托人索取', en: 'Sent to {to}; ask the delegate for it' },
  submit: { zh: '确认指定', en: 'Name the delegate' },
  named: { zh: '受托人已指定', en: 'The delegate was named' },
  revoke: { zh: '撤销委托', en: 'Revoke' },
  revoked: { zh: '委托已撤销', en: 'The delegation was revoked' },
  byDelegate: { zh: '受托人签署', en: 'By the delegate' },
  signsAs: {
    zh: '由受托人{name}（{post}）签署',
    en: '{name} ({post}) signs as your delegate',
  },
} satisfies Texts
