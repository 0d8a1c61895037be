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
    zh: '资料未通过审核。请按意见修改并保存，然后重新提交；退回的报名在截止日期后也可以提交。',
    en: 'It was not approved. Correct and save it, then submit it again. A returned sign-up can be submitted even after the deadline.',
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
  awaitConfirmation: { zh: '展位已选定，等待确认', en: 'Booths chosen, awaiting confirmation' },
  awaitConfirmationText: {
    zh: '组委会确认展位后，将开放合同签订。现在无需操作。',
    en: 'Once the organiser confirms your booths, the contract opens for signing. Nothing to do for now.',
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
  awaitConfirmation: nextStepTexts.awaitConfirmationText,
  blocked: nextStepTexts.blockedText,
}
