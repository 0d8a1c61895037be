import type { Texts } from '../../lib/text'

export const confirmTexts = {
  title: { zh: '报名信息确认', en: 'Confirm your sign-up' },
  titleRead: { zh: '报名信息', en: 'Your sign-up' },
  registration: { zh: '报名编号', en: 'Registration no.' },
  submittedAt: { zh: '{date} 提交', en: 'Submitted {date}' },

  checkTitle: { zh: '请核对以下内容', en: 'Please check everything below' },
  checkText: {
    zh: '确认无误后点击“提交报名”。提交后、审核开始前，可先撤回再修改。',
    en: 'If all is correct, press Submit. Until the review begins you can withdraw it to make changes.',
  },
  checkTextDirect: {
    zh: '确认无误后点击“提交报名”。提交后、审核开始前，仍可直接修改。',
    en: 'If all is correct, press Submit. Until the review begins you can still make changes.',
  },
  closedTitle: { zh: '报名已截止', en: 'Sign-up is closed' },
  closedText: {
    zh: '报名已于 {deadline} 截止，这份报名没有提交，不能再提交。如仍希望参展，请联系组委会。',
    en: 'It closed on {deadline}. This sign-up was not submitted by then and can no longer be submitted. If you still wish to take part, please contact the organiser.',
  },
  barredTitle: { zh: '暂不能提交', en: 'It cannot be submitted for now' },
  barredText: {
    zh: '内容仍可修改并保存；限制解除后即可提交。',
    en: 'You can still change and save it, and submit it once the restriction is lifted.',
  },
  missingTitle: { zh: '还有内容未保存', en: 'Some sections are not saved yet' },
  missingText: { zh: '未保存的部分：{sections}', en: 'Not saved: {sections}' },
  awaitingTitle: { zh: '已提交，等待审核', en: 'Submitted, awaiting review' },
  awaitingText: {
    zh: '审核结果会以短信或邮件通知您。审核开始前，可以撤回修改。',
    en: 'You will hear by SMS or email. Until the review begins you can withdraw it to make changes.',
  },
  awaitingTextDirect: {
    zh: '审核结果会以短信或邮件通知您。审核开始前，可以直接修改，也可以撤回。',
    en: 'You will hear by SMS or email. Until the review begins you can still make changes, or withdraw it.',
  },
  awaitingTextClosed: {
    zh: '审核结果会以短信或邮件通知您。报名已截止，不能再修改或撤回。',
    en: 'You will hear by SMS or email. Sign-up is closed, so it can no longer be changed or withdrawn.',
  },
  doneTitle: { zh: '报名已提交', en: 'Your sign-up has been submitted' },
  doneText: {
    zh: '报名编号 {number}，请妥善保存。审核结果会以短信或邮件通知您。',
    en: 'Your registration number is {number}. Please keep it. You will hear about the review by SMS or email.',
  },
  reviewingTitle: { zh: '审核中', en: 'In review' },
  reviewingText: {
    zh: '组委会已开始审核，暂时不能修改或撤回。',
    en: 'The organiser has begun the review, so it can no longer be changed or withdrawn.',
  },
  approvedTitle: { zh: '审核通过', en: 'Approved' },
  approvedText: {
    zh: '报名信息已通过审核。如需变更，请联系组委会。',
    en: 'Your sign-up is approved. If something has changed, please contact the organiser.',
  },
  rejectedText: {
    zh: '请按意见修改后重新提交。',
    en: 'Please correct it accordingly and submit it again.',
  },
  rejectedTextClosed: {
    zh: '请按意见修改后重新提交；报名虽已截止，退回的报名仍可提交。',
    en: 'Please correct it accordingly and submit it again. Sign-up is closed, but a returned sign-up can still be submitted.',
  },

  modify: { zh: '修改信息', en: 'Edit sign-up' },
  submit: { zh: '提交报名', en: 'Submit' },
  withdraw: { zh: '撤回', en: 'Withdraw' },
  continue: { zh: '继续填写', en: 'Continue filling in' },

  submitAsk: { zh: '确定提交报名？', en: 'Submit your sign-up?' },
  submitAskText: {
    zh: '提交后不能直接修改；审核开始前可以撤回。',
    en: 'After that it cannot be edited directly, but you can withdraw it until the review begins.',
  },
  submitAskTextDirect: {
    zh: '提交后、审核开始前，仍可直接修改或撤回。',
    en: 'Until the review begins you can still make changes, or withdraw it.',
  },
  submitAskTextClosed: {
    zh: '报名已截止，提交后不能再修改或撤回。',
    en: 'Sign-up is closed, so after that it can be neither changed nor withdrawn.',
  },
  unchangedAsk: { zh: '没有修改过，仍要提交？', en: 'Submit it without any change?' },
  unchangedText: {
    zh: '报名退回后还没有修改过任何内容，原样提交可能再次被退回。',
    en: 'Nothing was changed since it was returned. As it is, it may be returned again.',
  },
  leftText: {
    zh: '审核意见指出的部分还没有修改：{sections}。',
    en: 'The remark is about sections you have not changed: {sections}.',
  },
  withdrawAsk: { zh: '确定撤回报名？', en: 'Withdraw your sign-up?' },
  withdrawAskText: {
    zh: '撤回后可以修改，修改完成须重新提交才会进入审核。报名编号保持不变。',
    en: 'You can then edit it. It is reviewed only after you submit it again; your registration number stays the same.',
  },
  withdrawn: { zh: '已撤回，可修改后重新提交', en: 'Withdrawn. You can change it and submit it again' },
  unreachable: {
    zh: '连接不上服务器，请检查网络后再试。已保存的内容不受影响。',
    en: 'The server can’t be reached. Check your connection and try again; what you saved is safe.',
  },
  failed: { zh: '操作未完成，请稍后再试', en: 'This could not be done. Please try again in a moment' },
} satisfies Texts
