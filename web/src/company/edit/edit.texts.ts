import type { UserType } from '@fairground/domain/account'
import type { TextEntry, Texts } from '../../lib/text'

/** The document differs: a licence of Chinese companies, a sign-up file of overseas ones. */
export const prepareTexts: Record<UserType, TextEntry> = {
  CHN: {
    zh: '请备好营业执照（图片或单页 PDF）、开票资料、企业 logo 与简介，以及 2–15 项产品介绍（图片和说明）。',
    en: 'Have these at hand: your business licence (picture or one-page PDF), invoice details, logo and company profile, and 2–15 products, each with a picture and a description.',
  },
  ENG: {
    zh: '请备好报名文件或宣传册（图片或单页 PDF）、开票资料、企业 logo 与简介，以及 2–15 项产品介绍（图片和说明）。',
    en: 'Have these at hand: your sign-up file or brochure (picture or one-page PDF), invoice details, logo and company profile, and 2–15 products, each with a picture and a description.',
  },
}

export const editTexts = {
  submit: { zh: '核对并提交', en: 'Check and submit' },
  noticeTitle: { zh: '填写须知', en: 'Before you start' },
  saveThenSubmit: {
    zh: '报名信息是选择展位的依据，请如实填写；各部分分别保存，全部保存后点击“核对并提交”。',
    en: 'Booths are chosen on the basis of this sign-up, so please be accurate. Save every section, then press “Check and submit”.',
  },
  withdrawFirst: {
    zh: '提交后、审核开始前，可先撤回再修改。',
    en: 'After that you can still change it by withdrawing it first, until the review begins.',
  },
  editAfterSubmit: {
    zh: '提交后、审核开始前，仍可直接修改并保存。',
    en: 'After that you can still change and save it here, until the review begins.',
  },
  closes: { zh: '报名截止 {deadline}。', en: 'Sign-up closes {deadline}.' },
  tooLate: {
    zh: '报名已于 {deadline} 截止，这份报名没有提交，不能再提交。已保存的内容会保留；如仍希望参展，请联系组委会。',
    en: 'Sign-up closed on {deadline}. This one was not submitted by then and can no longer be submitted. What you saved is kept; if you still wish to take part, please contact the organiser.',
  },
  returnedLate: {
    zh: '报名已于 {deadline} 截止；这份报名由组委会退回，修改后仍可重新提交，提交后不能再修改或撤回。',
    en: 'Sign-up closed on {deadline}. As the organiser returned this one, you can still correct and submit it; after that it can be neither changed nor withdrawn.',
  },
  alreadySubmitted: {
    zh: '报名已提交。审核开始前仍可修改：保存后立即生效，无需重新提交。',
    en: 'Your sign-up is submitted. Until the review begins you can still change it: what you save counts at once, without submitting again.',
  },
  staffSaves: {
    zh: '您正在代企业填写。各部分分别保存，保存后立即生效，并以您的名字记入办理记录。',
    en: 'You are filling this in for the company. Each section is saved on its own, counts at once, and is recorded under your name.',
  },
  staffCannotSubmit: {
    zh: '工作人员不能代为提交：请企业登录后核对并提交。',
    en: 'Staff cannot submit it: ask the company to log in, check it and submit it.',
  },
  staffTooLate: {
    zh: '报名已于 {deadline} 截止，企业不能再提交这份报名；如需受理，请先调整报名截止日期。',
    en: 'Sign-up closed on {deadline}, so the company can no longer submit this. To accept it, move the sign-up deadline first.',
  },
  staffSubmitted: {
    zh: '该报名已提交，修改不改变审核状态；审核人会看到改了什么。',
    en: 'It has already been submitted. Changes don’t affect the review state; reviewers see what was changed.',
  },
  rejectedAdviceStaff: {
    zh: '请按意见修改并保存相应部分，再请企业登录后重新提交。',
    en: 'Correct and save the sections concerned, then ask the company to log in and submit again.',
  },
  done: { zh: '完成', en: 'Done' },
  unknownTitle: { zh: '没有找到这份报名', en: 'There is no such sign-up' },
  unknownText: {
    zh: '它可能已被删除，或链接不完整。请从报名信息列表中重新打开。',
    en: 'It may have been deleted, or the link is incomplete. Please open it from the list of sign-ups.',
  },
  toList: { zh: '返回报名信息', en: 'Back to the sign-ups' },
  rejectedAdvice: {
    zh: '请按意见修改并保存相应部分，然后重新提交。',
    en: 'Please correct and save the sections concerned, then submit again.',
  },

  progress: { zh: '填写进度', en: 'Progress' },
  named: { zh: '意见指出的部分：', en: 'The remark is about: ' },
  leftToCorrect: { zh: '待修改 {left} 部分', en: 'Sections to correct: {left}' },
  returned: { zh: '已退回，待修改', en: 'Returned, to be corrected' },
  correctFirst: {
    zh: '请按审核意见修改并保存，再重新提交。',
    en: 'Please make the changes asked for and save them before you submit again.',
  },
  complete: { zh: '完成 {done} / {all}', en: '{done} of {all} complete' },
  stateSaved: { zh: '已保存', en: 'Saved' },
  stateOpen: { zh: '待填写', en: 'To do' },
  stateOutdated: { zh: '需重新保存', en: 'Save again' },
  stateUnsaved: { zh: '未保存的修改', en: 'Unsaved changes' },
  stateUnsavedShort: { zh: '未保存', en: 'Unsaved' },
  allDone: {
    zh: '各部分均已保存，可以提交报名。',
    en: 'Every section is saved. You can submit your sign-up.',
  },
  allSaved: { zh: '各部分均已保存。', en: 'Every section is saved.' },
  allDoneStaff: {
    zh: '各部分均已保存，可请企业登录后提交。',
    en: 'Every section is saved. The company can log in and submit it.',
  },

  edit: { zh: '编辑', en: 'Edit' },
  editSection: { zh: '编辑{section}', en: 'Edit {section}' },
  save: { zh: '保存', en: 'Save' },
  waitForUpload: { zh: '文件上传完成后即可保存', en: 'You can save once the upload has finished' },
  nextSection: { zh: '继续填写：{section}', en: 'Continue with {section}' },
  basicsFirst: {
    zh: '请先填写并保存“{section}”，之后即可填写这一部分。',
    en: 'Please fill in and save “{section}” first. This section opens after that.',
  },
  toBasics: { zh: '填写{section}', en: 'Go to {section}' },
  unsavedFirst: {
    zh: '“{section}”有未保存的修改，请先保存或取消。',
    en: '“{section}” has unsaved changes. Save or cancel them first.',
  },
  submitUnreachable: {
    zh: '连接不上服务器，尚未提交。已保存的内容不受影响，请检查网络后再试。',
    en: 'The server can’t be reached, so nothing was submitted. What you saved is safe: check your connection and try again.',
  },
  submitFailed: {
    zh: '未能提交，请稍后再试',
    en: 'This could not be submitted. Please try again in a moment',
  },

  conflictTitle: {
    zh: '这一部分已在别处保存过',
    en: 'This section was saved elsewhere meanwhile',
  },
  conflictText: {
    zh: '您填写的内容都还在，尚未保存。请对照最新内容，再决定以哪一份为准。',
    en: 'What you typed is still here and not saved yet. Compare it with the latest version, then choose.',
  },
  showLatest: { zh: '查看最新内容', en: 'Show the latest version' },
  hideLatest: { zh: '收起最新内容', en: 'Hide the latest version' },
  takeLatest: { zh: '采用最新内容', en: 'Use the latest version' },
  keepMine: { zh: '保留我填写的', en: 'Keep what I typed' },
} satisfies Texts
