import type { Texts } from '../../lib/text'

export const questionTexts = {
  lead: {
    zh: '参展商的提问，等待最久的在最前。回复后，参展商会收到短信或邮件。',
    en: 'Questions from exhibitors, longest waiting first. They hear by SMS or email when you answer.',
  },
  search: { zh: '企业名称、提问或回复', en: 'Company, question or answer' },
  state: { zh: '状态', en: 'State' },
  noneNote: { zh: '参展商的提问会显示在这里。', en: 'What exhibitors ask will appear here.' },
  company: { zh: '企业', en: 'Company' },
  overseas: { zh: '境外', en: 'Overseas' },
  question: { zh: '提问', en: 'Question' },
  askedAt: { zh: '提问时间', en: 'Asked' },
  answeredBy: { zh: '回复人', en: 'Answered by' },
  reply: { zh: '回复', en: 'Answer' },
  replyTo: { zh: '回复 {company}', en: 'Answer {company}' },
  correct: { zh: '修改回复', en: 'Correct' },
  correctOf: { zh: '修改回复：{company}', en: 'Correct the answer to {company}' },
  answer: { zh: '回复内容', en: 'Answer' },
  answerNote: {
    zh: '提交后参展商立即看到，并收到一条不含内容的短信或邮件提醒。',
    en: 'The exhibitor sees it at once, and is told by SMS or email that there is an answer, without its text.',
  },
  correctNote: {
    zh: '参展商会看到更正后的内容和更正时间，不再另发提醒。修改前的内容留有记录。',
    en: 'The exhibitor sees the corrected text and when it was corrected; no further message is sent. The former text stays on record.',
  },
  send: { zh: '提交回复', en: 'Send the answer' },
  saveCorrection: { zh: '保存修改', en: 'Save the correction' },
  sent: { zh: '已回复，通知已发出', en: 'Answered; the exhibitor is being told' },
  corrected: { zh: '回复已修改', en: 'The answer was corrected' },
  overtaken: {
    zh: '已显示最新的回复，您输入的内容仍在下方。',
    en: 'The latest answer is shown above; what you typed is still below.',
  },
} satisfies Texts
