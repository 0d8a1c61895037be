import type { PublishStep } from '@fairground/domain/list'
import type { TextEntry, Texts } from '../../lib/text'

/** What a step is called, and what is said once it is taken, whatever takes it. */
export const stepTexts: Readonly<Record<PublishStep, Readonly<Record<'name' | 'done', TextEntry>>>> = {
  publish: { name: { zh: '发布', en: 'Publish' }, done: { zh: '已发布', en: 'Published' } },
  withdraw: { name: { zh: '撤下', en: 'Withdraw' }, done: { zh: '已撤下', en: 'Withdrawn' } },
  discard: {
    name: { zh: '删除', en: 'Delete' },
    done: { zh: '草稿已删除', en: 'The draft was deleted' },
  },
}

/** What the steps that are offered mean for what takes them. */
export interface StepWords<Step extends PublishStep = PublishStep> {
  ask: Readonly<Record<Step | 'publish', TextEntry>>
  /** Who will see it, by the languages it is there in. */
  seenBy: Readonly<Record<'both' | 'chinese' | 'english', TextEntry>>
  /** What else a step means. */
  notes: Readonly<Record<Exclude<Step, 'publish'>, TextEntry>>
}

export const rowStepWords: StepWords<'publish' | 'withdraw'> = {
  ask: {
    publish: { zh: '发布这条内容？', en: 'Publish this entry?' },
    withdraw: { zh: '撤下这条内容？', en: 'Withdraw this entry?' },
  },
  seenBy: {
    both: {
      zh: '发布后，中文和英文页面立即显示。',
      en: 'The Chinese and the English pages will show it at once.',
    },
    chinese: {
      zh: '发布后，中文页面立即显示。没有英文版，英文页面不显示。',
      en: 'The Chinese pages will show it at once. Without an English version, the English pages will not.',
    },
    english: {
      zh: '发布后，英文页面立即显示。没有中文版，中文页面不显示。',
      en: 'The English pages will show it at once. Without a Chinese version, the Chinese pages will not.',
    },
  },
  notes: {
    withdraw: {
      zh: '撤下后，页面上不再显示。之后可以重新发布。',
      en: 'It will no longer be shown. You can publish it again later.',
    },
  },
}

export const publishingTexts = {
  cancel: { zh: '取消', en: 'Cancel' },
  stepOf: { zh: '{step} {name}', en: '{step} {name}' },
  save: { zh: '保存', en: 'Save' },
  saveDraft: { zh: '保存草稿', en: 'Save draft' },
  live: {
    zh: '这条内容已发布，保存后立即生效。',
    en: 'This entry is published. What you save is shown at once.',
  },
} satisfies Texts
