import { placeholdersIn, type Wording } from '@fairground/domain/mail'
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
  signingCode: {
    subject: { zh: '签署验证码', en: 'Your code for signing' },
    body: {
      zh: '{company}正在签署{documents}，验证码{code}，{minutes}分钟内有效。填写即表示签署，请勿告诉他人。',
      en: '{company} is about to sign: {documents}. The code is {code}, valid for {minutes} minutes. Entering it signs; do not share it with anyone.',
    },
  },
  undertakingsOpen: {
    subject: { zh: '请签署参展文件', en: 'Please sign your documents' },
    body: {
      zh: '{company}尚未签署{documents}，请于{day}前登录系统签署。',
      en: '{company} has not signed yet: {documents}. Please log in and sign by {day}.',
    },
  },
  catalogueOpen: {
    subject: { zh: '请提交会刊内容', en: 'Please submit your catalogue entry' },
    body: {
      zh: '{company}尚未提交会刊内容，请于{day}前登录系统提交。',
      en: '{company} has not submitted its catalogue entry yet. Please log in and submit it by {day}.',
    },
  },
  catalogueApproved: {
    subject: { zh: '会刊内容已审定', en: 'Your catalogue entry is approved' },
    body: {
      zh: '{company}的会刊内容已审定，登录系统可以查看。',
      en: 'The catalogue entry of {company} is approved. Log in to read it.',
    },
  },
  catalogueReturned: {
    subject: { zh: '会刊内容已退回', en: 'Your catalogue entry was returned' },
    body: {
      zh: '{company}的会刊内容已退回：{reason} 请修改后重新提交。',
      en: 'The catalogue entry of {company} was returned: {reason} Please change it and submit it again.',
    },
  },
  undertakingAgain: {
    subject: { zh: '请重新签署参展文件', en: 'Please sign again' },
    body: {
      zh: '{company}签署的{document}需要重新签署：{reason}。请登录系统阅读后签署。',
      en: 'Please sign the {document} of {company} again: {reason}. Log in, read it and sign.',
    },
  },
  undertakingRecorded: {
    subject: { zh: '签署已登记', en: 'Your signature was put on record' },
    body: {
      zh: '组委会已为{company}登记{document}的签署，签署人{signer}。如有异议，请联系组委会。',
      en: 'The organiser has put on record that {company} signed the {document}, by {signer}. If this is news to you, please contact the organiser.',
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
  boothsOffered: {
    subject: { zh: '候补展位已为贵单位保留', en: 'Booths are kept for you' },
    body: {
      zh: '{company}候补的展位{booths}现已空出，为贵单位保留至{until}（{zone}）。请登录系统在展位选择页面接受或谢绝，过期将转给下一家。',
      en: 'Booths {company} waits for have become free: {booths}. They are kept for you until {until} ({zone}). Please log in and accept or decline on the booth selection page; after that they go to the next in line.',
    },
  },
  waitingRemoved: {
    subject: { zh: '候补记录已移除', en: 'You are no longer on the waiting list' },
    body: {
      zh: '{company}已被移出展位候补名单：{reason}。',
      en: '{company} was taken off the waiting list for booths: {reason}.',
    },
  },
  coExhibitorConfirmed: {
    subject: { zh: '联合参展商已确认', en: 'Your co-exhibitor is confirmed' },
    body: {
      zh: '{company}填报的联合参展商{other}已确认。',
      en: 'The co-exhibitor {other} of {company} is confirmed.',
    },
  },
  coExhibitorRefused: {
    subject: { zh: '联合参展商未同意', en: 'Your co-exhibitor was refused' },
    body: {
      zh: '{company}填报的联合参展商{other}未同意：{reason}',
      en: 'The co-exhibitor {other} of {company} was refused: {reason}',
    },
  },
  typeChangeGranted: {
    subject: { zh: '展位类型变更已同意', en: 'Your booth type change was granted' },
    body: {
      zh: '{company}的展位类型变更申请（{what}）已同意。请登录系统查看后续事项。',
      en: 'The booth type change of {company} ({what}) was granted. Please log in to see what comes next.',
    },
  },
  typeChangeRefused: {
    subject: { zh: '展位类型变更未同意', en: 'Your booth type change was refused' },
    body: {
      zh: '{company}的展位类型变更申请（{what}）未同意：{reason}',
      en: 'The booth type change of {company} ({what}) was refused: {reason}',
    },
  },
  badgeRequestApproved: {
    subject: { zh: '参展证变更已同意', en: 'Your badge request was approved' },
    body: {
      zh: '{company}的参展证变更申请（{what}）已同意。请登录打印新证件，原证件失效。',
      en: 'The badge request of {company} ({what}) was approved. Please log in to print the new badge; the badge before is void.',
    },
  },
  badgeRequestRefused: {
    subject: { zh: '参展证变更未同意', en: 'Your badge request was refused' },
    body: {
      zh: '{company}的参展证变更申请（{what}）未同意：{reason}',
      en: 'The badge request of {company} ({what}) was refused: {reason}',
    },
  },
  windowSet: {
    subject: { zh: '选位时间已安排', en: 'When you can choose your booth' },
    body: {
      zh: '{company}的选位时间为{start}至{end}（{zone}），请届时登录选择展位，凭此链接优先进入：{link}',
      en: '{company} can choose its booth from {start} to {end} ({zone}). Please log in then; this link of yours goes first when many come: {link}',
    },
  },
  windowChanged: {
    subject: { zh: '选位时间已调整', en: 'Your time to choose a booth has changed' },
    body: {
      zh: '{company}的选位时间调整为{start}至{end}（{zone}），此前通知的时间作废。凭此链接优先进入：{link}',
      en: 'The time for {company} to choose its booth is now from {start} to {end} ({zone}). What we told you before no longer holds. This link of yours goes first when many come: {link}',
    },
  },
  windowCancelled: {
    subject: { zh: '选位时间已取消', en: 'Your time to choose a booth was cancelled' },
    body: {
      zh: '{company}原定{start}至{end}（{zone}）的选位时间已取消，新的安排另行通知。',
      en: 'The time for {company} to choose its booth, from {start} to {end} ({zone}), was cancelled. We will tell you of a new one.',
    },
  },
  windowOpens: {
    subject: { zh: '选位即将开始', en: 'You can choose your booth soon' },
    body: {
      zh: '{company}的选位将于{start}开始，{end}结束（{zone}），请提前登录，凭此链接优先进入：{link}',
      en: 'The time for {company} to choose its booth begins at {start} and ends at {end} ({zone}). Please log in a little before; this link of yours goes first when many come: {link}',
    },
  },
  choiceUnfinished: {
    subject: { zh: '尚未完成选位', en: 'Your choice of booths is not finished' },
    body: {
      zh: '{company}尚未完成选位，选位时间于{end}（{zone}）结束，请及时登录系统完成选择。',
      en: '{company} has not finished choosing its booths. The time for it ends at {end} ({zone}). Please log in and finish your choice.',
    },
  },
  choiceConfirmed: {
    subject: { zh: '展位已确认', en: 'Your booths are confirmed' },
    body: {
      zh: '{company}选择的展位{booths}已由组委会确认。',
      en: 'The organiser has confirmed the booths {company} chose: {booths}.',
    },
  },
  choiceReturned: {
    subject: { zh: '展位选择被退回', en: 'Your choice of booths was given back' },
    body: {
      zh: '{company}的展位选择被退回：{reason}。已选展位{booths}仍为贵单位保留，请在选位时间内修改后重新完成选择。',
      en: 'The choice of booths of {company} was given back: {reason}. You still have {booths}. Please change it in your time for choosing and finish again.',
    },
  },
  hallPlan: {
    subject: { zh: '展馆平面图', en: 'The floor plan you ordered' },
    body: {
      zh: '您要的{hall}平面图见附件。展位随时可能变化，请以系统中的平面图为准。',
      en: 'The floor plan of {hall} that you ordered is attached. Booths may change at any time; the plan in the system is the one that counts.',
    },
  },
  lotDrawn: {
    subject: { zh: '展位选择摇号结果', en: 'Your place in the draw' },
    body: {
      zh: '{company}在展位选择摇号中排第{place}位（{batch}），选位时间为{starts}至{ends}。请按时登录系统选择展位，凭此链接优先进入：{link}',
      en: '{company} drew place {place} ({batch}). Your time for choosing booths is {starts} to {ends}, by the clock of the fair. Please log in then; this link of yours goes first when many come: {link}',
    },
  },
  contractSent: {
    subject: { zh: '合同待签署', en: 'Your contract is ready to be signed' },
    body: {
      zh: '{company}的展位合同{number}（{total}）已发出，请于{until}前登录系统阅读并签署。',
      en: 'The booth contract {number} of {company} ({total}) is ready. Please log in, read and sign it by {until}.',
    },
  },
  contractRecalled: {
    subject: { zh: '合同已撤回', en: 'Your contract was called back' },
    body: {
      zh: '{company}的展位合同{number}已由组委会撤回修改：{reason}。修改后将重新发送。',
      en: 'The organiser called back booth contract {number} of {company}: {reason}. It will be sent again once it is changed.',
    },
  },
  contractReturned: {
    subject: { zh: '合同需要重新签署', en: 'Please sign your contract again' },
    body: {
      zh: '{company}的展位合同{number}被退回：{reason}。请登录系统重新签署。',
      en: 'Booth contract {number} of {company} was given back: {reason}. Please log in and sign it again.',
    },
  },
  contractSealed: {
    subject: { zh: '合同已生效', en: 'Your contract is in force' },
    body: {
      zh: '{company}的展位合同{number}已由双方签署并生效，下一笔款项应于{due}前支付。请登录系统下载合同并查看付款安排。',
      en: 'Booth contract {number} of {company} is signed by both sides and in force. The next payment is due by {due}. Log in to download it and to see how it is paid.',
    },
  },
  contractSealedSettled: {
    subject: { zh: '合同已生效', en: 'Your contract is in force' },
    body: {
      zh: '{company}的展位合同{number}已由双方签署并生效，款项已全部付清。请登录系统下载合同。',
      en: 'Booth contract {number} of {company} is signed by both sides and in force, and nothing is left to pay. Log in to download it.',
    },
  },
  contractVoided: {
    subject: { zh: '合同已作废', en: 'Your contract is void' },
    body: {
      zh: '{company}的展位合同{number}已作废：{reason}。',
      en: 'Booth contract {number} of {company} was made void: {reason}.',
    },
  },
  contractAnswered: {
    subject: { zh: '合同修改申请已有答复', en: 'Your request about the contract was answered' },
    body: {
      zh: '{company}对展位合同{number}的修改申请已有答复，请登录系统查看。',
      en: 'What {company} asked to be changed in booth contract {number} was answered. Log in to read it.',
    },
  },
  paymentConfirmed: {
    subject: { zh: '款项已到账', en: 'Your payment arrived' },
    body: {
      zh: '{company}展位合同{number}的{amount}已到账，尚欠{left}。请登录系统查看。',
      en: '{amount} for booth contract {number} of {company} arrived; {left} is still to be paid. Log in to see it.',
    },
  },
  paymentComplete: {
    subject: { zh: '合同款已付清', en: 'Your contract is paid in full' },
    body: {
      zh: '{company}展位合同{number}的{amount}已到账，合同款已全部付清。感谢参展。',
      en: '{amount} for booth contract {number} of {company} arrived, and the contract is paid in full. Thank you for exhibiting.',
    },
  },
  voucherReturned: {
    subject: { zh: '付款回单被退回', en: 'Your payment voucher was given back' },
    body: {
      zh: '{company}展位合同{number}的{amount}回单被退回：{reason}。请登录系统重新上传，无需重新汇款。',
      en: 'The voucher over {amount} for booth contract {number} of {company} was given back: {reason}. Please log in and upload it again; there is no need to transfer the money again.',
    },
  },
  invoiceIssued: {
    subject: { zh: '发票已开具', en: 'Your invoice is there' },
    body: {
      zh: '{company}展位合同{number}的发票{invoice}（{amount}）已开具，请登录系统在缴费页面下载。',
      en: 'Invoice {invoice} over {amount} for booth contract {number} of {company} was issued. Log in and download it on the payment page.',
    },
  },
  invoiceRefused: {
    subject: { zh: '开票申请被退回', en: 'Your request for an invoice was refused' },
    body: {
      zh: '{company}展位合同{number}的开票申请（{amount}）被退回：{reason}。请登录系统修改后重新申请。',
      en: 'The request for an invoice over {amount} for booth contract {number} of {company} was refused: {reason}. Please log in and ask again.',
    },
  },
  invoiceCancelled: {
    subject: { zh: '发票已作废', en: 'Your invoice was cancelled' },
    body: {
      zh: '{company}展位合同{number}的发票{invoice}（{amount}）已作废：{reason}。请勿再用于报销或抵扣；如仍需发票，请登录系统重新申请。',
      en: 'Invoice {invoice} over {amount} for booth contract {number} of {company} was cancelled: {reason}. Please do not use it any more; if you still need one, log in and ask again.',
    },
  },
  paymentSoon: {
    subject: { zh: '付款即将到期', en: 'A payment is due soon' },
    body: {
      zh: '{company}展位合同{number}第{instalment}期{amount}应于{day}前支付。请登录系统查看收款账户，付款后上传回单。如已付款，请忽略。',
      en: 'Instalment {instalment} of booth contract {number} of {company}, {amount}, is due by {day}. Log in for the account to pay into, and upload the voucher when it is paid. If you have paid already, there is nothing to do.',
    },
  },
  paymentLate: {
    subject: { zh: '付款已逾期', en: 'A payment is overdue' },
    body: {
      zh: '{company}展位合同{number}第{instalment}期{amount}应于{day}前支付，尚未到账。请尽快付款并登录系统上传回单；如有困难，请联系组委会。',
      en: 'Instalment {instalment} of booth contract {number} of {company}, {amount}, was due by {day} and has not arrived. Please pay soon and upload the voucher, or contact the organiser.',
    },
  },
  paymentDeferred: {
    subject: { zh: '应付日期已延后', en: 'You have more time to pay' },
    body: {
      zh: '{company}展位合同{number}第{instalment}期的应付日期由{before}延至{day}，请按时付款。',
      en: 'Instalment {instalment} of booth contract {number} of {company} is now due on {day} instead of {before}. Please pay by then.',
    },
  },
  contractCode: {
    subject: { zh: '合同签署验证码', en: 'Your code to sign the contract' },
    body: {
      zh: '您正在签署展位合同{number}，验证码是{code}，{minutes}分钟内有效。组委会不会向您索要，请勿告诉他人。',
      en: 'You are signing booth contract {number}. Your code is {code}, valid for {minutes} minutes. The organiser never asks for it; do not share it with anyone.',
    },
  },
  delegationCode: {
    subject: { zh: '指定签署受托人验证码', en: 'Your code to name a delegate' },
    body: {
      zh: '您正在指定{contact}为展位合同的签署受托人，验证码是{code}，{minutes}分钟内有效。组委会不会向您索要，请勿告诉他人。',
      en: 'You are naming {contact} as the delegate who signs booth contracts for you. Your code is {code}, valid for {minutes} minutes. The organiser never asks for it; do not share it with anyone.',
    },
  },
  delegateProof: {
    subject: { zh: '签署受托人确认', en: 'You are to sign for your company' },
    body: {
      zh: '{company}指定您为展位合同的签署受托人。如同意，请把验证码{code}告知贵单位经办人，{minutes}分钟内有效。与您无关请忽略。',
      en: '{company} names you as the delegate who signs its booth contracts. If you agree, tell your colleague the code {code}, valid for {minutes} minutes. If this is not about you, ignore it.',
    },
  },
  delegateCode: {
    subject: { zh: '受托签署合同验证码', en: 'Your code to sign for your company' },
    body: {
      zh: '您受{company}委托签署展位合同{number}，验证码是{code}，{minutes}分钟内有效。填写即表示签署，组委会不会向您索要。',
      en: 'You sign booth contract {number} as the delegate of {company}. The code is {code}, valid for {minutes} minutes. Entering it signs; the organiser never asks for it.',
    },
  },
  questionAnswered: {
    subject: { zh: '您的提问已有回复', en: 'Your question was answered' },
    body: {
      zh: '{company}在留言板的提问已有回复，请登录系统在留言板查看。',
      en: 'The question {company} asked on the message board was answered. Log in and open the message board to read it.',
    },
  },
  organiserNotice: {
    subject: { zh: '组委会通知', en: 'A message from the organiser' },
    body: { zh: '{company}：{text}', en: '{company}: {text}' },
  },
} satisfies Record<string, Template>

export type TemplateName = keyof typeof templates

export const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(templates, name)

/** As the product words it. */
export function shippedWording(name: TemplateName): Wording {
  const { subject, body } = templates[name]
  return { subjectZh: subject.zh, subjectEn: subject.en, bodyZh: body.zh, bodyEn: body.en }
}

/** What a message of this kind can say, in either language. */
export const placeholdersOf = (name: TemplateName): string[] => [
  ...new Set(Object.values(shippedWording(name)).flatMap(placeholdersIn)),
]

/** A message is signed in front, as messages in China must be; mail keeps to the same form. */
export function renderWording(
  { subjectZh, subjectEn, bodyZh, bodyEn }: Wording,
  language: Language,
  fairName: Text,
): { subject: string; body: string } {
  return language === 'zh'
    ? { subject: subjectZh, body: `【${fairName.zh}】${bodyZh}` }
    : { subject: subjectEn, body: `[${fairName.en}] ${bodyEn}` }
}

/** In the order they stand in the Chinese text, which is the order providers number them in. */
export function parameterNames(name: string): string[] {
  const template: Template | undefined = templates[name as TemplateName]
  return [...(template?.body.zh ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}
