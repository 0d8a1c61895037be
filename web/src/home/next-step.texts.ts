import type { NextThing } from '@fairground/domain/company'
import type { TextEntry, Texts } from '../lib/text'

export const nextStepTexts = {
  label: { zh: '下一步', en: 'Next step' },
  countToStart: { zh: '距选位开始', en: 'Time until your slot begins' },
  countToEnd: { zh: '距选位结束', en: 'Time left in your slot' },
  remark: { zh: '组委会审核意见', en: 'The organiser’s remark' },
  checkApproved: { zh: '审核已通过', en: 'Sign-up approved' },
  checkWindow: { zh: '选位时间已设置', en: 'Time slot set' },
  checkWindowOpen: { zh: '选位时间待组委会设置', en: 'Time slot not set yet' },
  checkRequest: { zh: '展位需求：{request}', en: 'Requested: {request}' },

  goStart: { zh: '开始填写', en: 'Start' },
  goContinue: { zh: '继续填写', en: 'Continue' },
  goCorrect: { zh: '修改报名信息', en: 'Correct it' },
  goChoose: { zh: '去选择展位', en: 'Choose your booths' },
  goPrepare: { zh: '查看选位条件', en: 'See what is needed' },
  goSeeChoice: { zh: '查看选位进度', en: 'See how it stands' },
  goFinish: { zh: '去完成选位', en: 'Finish your choice' },
  goSign: { zh: '阅读并签署合同', en: 'Read and sign it' },
  goContract: { zh: '查看合同', en: 'See the contract' },
  goPay: { zh: '去缴费', en: 'Pay' },
  goPayment: { zh: '查看缴费情况', en: 'See your payments' },
  goTask: { zh: '办理下一项', en: 'Do the next one' },
  goSee: { zh: '查看报名信息', en: 'See your sign-up' },

  startSignUp: { zh: '填写报名信息', en: 'Fill in your sign-up' },
  startSignUpText: {
    zh: '请备好营业执照、开票资料、企业 logo 与简介，以及 2–15 项产品介绍。报名截止 {deadline}。',
    en: 'Have your sign-up file or brochure, invoice details, logo and company profile, and 2–15 product descriptions ready. Sign-up closes {deadline}.',
  },
  finishSignUp: { zh: '继续完成报名', en: 'Finish your sign-up' },
  finishSignUpText: {
    zh: '已有部分内容保存。请保存全部章节后提交，报名截止 {deadline}。',
    en: 'Part of it is saved. Save every section, then submit. Sign-up closes {deadline}.',
  },
  signUpClosed: { zh: '本届报名已截止', en: 'Sign-up is closed' },
  signUpClosedText: {
    zh: '报名已于 {deadline} 截止，未提交的报名不能再提交。如仍希望参展，请联系组委会：{phones}。',
    en: 'It closed on {deadline}; what was not submitted by then can no longer be submitted. If you still wish to take part, please contact the organiser: {phones}.',
  },
  correctSignUp: { zh: '请按审核意见修改', en: 'Please correct your sign-up' },
  correctSignUpText: {
    zh: '报名已退回。请按意见修改并保存，然后重新提交；退回的报名在截止日期后也可以提交。',
    en: 'It was returned. Correct and save it, then submit it again. A returned sign-up can be submitted even after the deadline.',
  },
  awaitReview: { zh: '资料正在审核', en: 'Your sign-up is being reviewed' },
  awaitReviewText: {
    zh: '现在无需操作，审核结果会以短信或邮件通知您。审核开始前仍可撤回修改。',
    en: 'Nothing to do for now: you will hear by SMS or email. Until the review starts you may still withdraw it to make changes.',
  },
  awaitReviewClosedText: {
    zh: '现在无需操作，审核结果会以短信或邮件通知您。报名已截止，不能再撤回或修改。',
    en: 'Nothing to do for now: you will hear by SMS or email. Sign-up is closed, so it can no longer be withdrawn or changed.',
  },
  awaitWindow: { zh: '等待安排选位时间', en: 'Your time slot is being arranged' },
  awaitWindowText: {
    zh: '审核已通过。选位顺序由公开摇号决定，时间确定后会通知您。',
    en: 'You are approved. A public draw decides the order of selection; you will be told your time slot.',
  },
  prepareForWindow: { zh: '您的选位时间即将开始', en: 'Your time slot is coming up' },
  prepareForWindowText: {
    zh: '{window}，以服务器时间为准。',
    en: '{window} (fair time), by the server’s clock.',
  },
  chooseBooth: { zh: '现在可以选择展位', en: 'You can choose your booths now' },
  chooseBoothText: {
    zh: '您的时段为 {window}，以服务器时间为准，请在结束前完成选择。',
    en: 'Your slot is {window} (fair time), by the server’s clock. Please finish before it ends.',
  },
  windowPassed: { zh: '您的选位时间已结束', en: 'Your time slot has passed' },
  windowPassedText: {
    zh: '您的时段为 {window}。尚未选到展位时，请联系组委会：{phones}。',
    en: 'Your slot was {window} (fair time). If you have no booth yet, please contact the organiser: {phones}.',
  },
  finishChoice: { zh: '请完成选位', en: 'Please finish your choice' },
  finishChoiceText: {
    zh: '您的时段为 {window}。选好后请按“完成选择”交组委会确认；结束前仍可更换展位。',
    en: 'Your slot is {window} (fair time). When you are content, press “Finish” to hand it to the organiser; until the slot ends you may still change it.',
  },
  awaitConfirmation: { zh: '展位已选定，等待确认', en: 'Booths chosen, awaiting confirmation' },
  awaitConfirmationText: {
    zh: '组委会确认展位后，将开放合同签订。现在无需操作。',
    en: 'Once the organiser confirms your booths, the contract opens for signing. Nothing to do for now.',
  },
  awaitContract: { zh: '展位已确认，合同准备中', en: 'Booths confirmed, the contract is being prepared' },
  awaitContractText: {
    zh: '合同备好后会以短信或邮件通知您签署。现在无需操作。',
    en: 'You will hear by SMS or email when the contract is ready to be signed. Nothing to do for now.',
  },
  signContract: { zh: '请签署合同', en: 'Please sign your contract' },
  signContractText: {
    zh: '请核对展位、金额与付款日期，然后用验证码签署，或上传盖章扫描件。如有出入，可在合同页提出修改。',
    en: 'Check booths, amounts and due days, then sign with a code or upload a stamped scan. If something is not right, ask for a change on the contract’s page.',
  },
  awaitCountersign: { zh: '合同已签，等待组委会签署', en: 'Signed; the organiser signs next' },
  awaitCountersignText: {
    zh: '组委会签署盖章后合同生效，届时会通知您。现在无需操作。',
    en: 'The contract is in force once the organiser has signed and sealed it; you will be told. Nothing to do for now.',
  },
  pay: { zh: '请按期缴费', en: 'Please pay on time' },
  payText: {
    zh: '合同已生效。请按合同约定转账，然后上传付款凭证，由组委会核对。',
    en: 'The contract is in force. Transfer what is due, then upload the voucher for the organiser to check.',
  },
  awaitPaymentCheck: { zh: '等待组委会核对', en: 'The organiser is checking' },
  awaitPaymentCheckText: {
    zh: '合同盖章和付款核对由组委会办理，结果会通知您。其他事项可以先办。',
    en: 'Sealing the contract and checking payments is with the organiser; you will be told. Whatever else is open can be done meanwhile.',
  },
  prepareStand: { zh: '展位费已付清，请准备参展', en: 'Paid in full: now prepare your stand' },
  prepareStandText: {
    zh: '请在截止日期前办完下列事项。',
    en: 'Please finish what is listed below before its last day.',
  },
  ready: { zh: '全部办妥，展会见', en: 'All done. See you at the fair' },
  readyText: {
    zh: '所有事项均已完成。需要更改时，可从下列各项进入。',
    en: 'Everything is done. To change something, open it from the list below.',
  },
  blocked: { zh: '请先联系组委会', en: 'Please contact the organiser first' },
  blockedText: {
    zh: '限制解除后，即可从目前的进度继续。已填写和已提交的内容都会保留。',
    en: 'Once the restriction is lifted you continue from where you are now. Whatever you filled in or submitted is kept.',
  },
} satisfies Texts

export const nextTitles: Record<NextThing, TextEntry> = nextStepTexts

export const nextBodies: Record<NextThing, TextEntry> = {
  startSignUp: nextStepTexts.startSignUpText,
  finishSignUp: nextStepTexts.finishSignUpText,
  signUpClosed: nextStepTexts.signUpClosedText,
  correctSignUp: nextStepTexts.correctSignUpText,
  awaitReview: nextStepTexts.awaitReviewText,
  awaitWindow: nextStepTexts.awaitWindowText,
  prepareForWindow: nextStepTexts.prepareForWindowText,
  chooseBooth: nextStepTexts.chooseBoothText,
  windowPassed: nextStepTexts.windowPassedText,
  finishChoice: nextStepTexts.finishChoiceText,
  awaitConfirmation: nextStepTexts.awaitConfirmationText,
  awaitContract: nextStepTexts.awaitContractText,
  signContract: nextStepTexts.signContractText,
  awaitCountersign: nextStepTexts.awaitCountersignText,
  pay: nextStepTexts.payText,
  awaitPaymentCheck: nextStepTexts.awaitPaymentCheckText,
  prepareStand: nextStepTexts.prepareStandText,
  ready: nextStepTexts.readyText,
  blocked: nextStepTexts.blockedText,
}
