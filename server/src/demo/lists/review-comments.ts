import type { Random } from '../random'
import type { ReviewCommentRow } from '../rows'

type Phrase = Pick<ReviewCommentRow, 'text' | 'decision' | 'language'>

const phrases = (decision: Phrase['decision'], language: Phrase['language'], ...texts: string[]): Phrase[] =>
  texts.map((text) => ({ text, decision, language }))

const comments = [
  ...phrases(
    'approved',
    'zh',
    '材料齐全，审核通过。',
    '企业信息与营业执照一致，同意参展。',
    '展品符合参展范围，同意按申报面积安排展位。',
  ),
  ...phrases(
    'rejected',
    'zh',
    '营业执照扫描件不清晰，请重新上传原件彩色扫描件。',
    '营业执照已过有效期，请更新后重新提交。',
    '企业名称与营业执照不一致，请核实。',
    '产品介绍过于简单，请补充主要性能和适用范围。',
    '产品图片与介绍不符，请更换。',
    '展品类型选择有误，请按实际展品重新选择。',
    '申报面积超出本档上限，请调整后重新提交。',
    '开票信息不完整，请补充开户行及账号。',
    '请提供产品强制性认证证书或检验报告后再次提交。',
  ),
  ...phrases('approved', 'en', 'Everything is in order.'),
  ...phrases(
    'rejected',
    'en',
    'The company name differs from your certificate of registration. Please check it.',
    'The uploaded document cannot be read. Please upload a clear scan of the original.',
    'Please describe your products in more detail: main features and field of use.',
    'Please complete your billing details.',
  ),
]

export const reviewCommentRows = (random: Random, createdBy: string): ReviewCommentRow[] =>
  comments.map((phrase) => ({ id: random.uuid(), ...phrase, created_by: createdBy }))
