import type { JourneyStep } from '@fairground/domain/company'
import type { TextEntry } from '../lib/text'

/** The six steps of taking part, in their order, as every page names them. */
export const journeyTexts = {
  signUp: { zh: '填写报名', en: 'Sign up' },
  review: { zh: '资料审核', en: 'Review' },
  booth: { zh: '选择展位', en: 'Choose booths' },
  contract: { zh: '签订合同', en: 'Contract' },
  payment: { zh: '缴纳费用', en: 'Payment' },
  documents: { zh: '会刊与证件', en: 'Catalogue & badges' },
} satisfies Record<JourneyStep, TextEntry>
