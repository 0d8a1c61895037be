import type { Texts } from '../../lib/text'

export const exhibitorBoardTexts = {
  lead: {
    zh: '组委会的通知，以及您向组委会的提问和回复。',
    en: 'Notices from the organiser, your questions, and the answers to them.',
  },
  notices: { zh: '通知', en: 'Notices' },
  questions: { zh: '我的提问', en: 'My questions' },
  fresh: { zh: '新', en: 'New' },
  noNotices: { zh: '还没有通知', en: 'No notices yet' },
  noNoticesNote: {
    zh: '组委会发布的通知会显示在这里。',
    en: 'What the organiser announces will appear here.',
  },
  gone: {
    zh: '您要查看的通知已撤下，或没有中文版。',
    en: 'The notice you were looking for was taken down, or has no English version.',
  },
  askAbout: { zh: '就此提问', en: 'Ask about this' },

  ask: { zh: '向组委会提问', en: 'Ask the organiser' },
  askNote: {
    zh: '提问和回复只有贵公司和组委会能看到。回复后，我们会以短信通知您。',
    en: 'Only your company and the organiser can read your questions and the answers. We will email you when there is an answer.',
  },
  question: { zh: '您的问题', en: 'Your question' },
  send: { zh: '提交', en: 'Send' },
  sent: {
    zh: '提问已提交，回复后会通知您',
    en: 'Your question was sent. We will tell you when it is answered',
  },
  dropAbout: { zh: '不关联此通知', en: 'Do not refer to this notice' },
  noQuestions: { zh: '还没有提问', en: 'You have not asked anything yet' },
  withdraw: { zh: '撤回', en: 'Withdraw' },
  withdrawOf: { zh: '撤回提问：{text}', en: 'Withdraw the question: {text}' },
  withdrawAsk: { zh: '撤回这个提问？', en: 'Withdraw this question?' },
  withdrawAskText: { zh: '撤回后，组委会不再看到它。', en: 'The organiser will no longer see it.' },
  withdrawn: { zh: '提问已撤回', en: 'The question was withdrawn' },
} satisfies Texts
