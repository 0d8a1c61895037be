import { text } from '@fairground/domain/field'
import { listedCreditCode, listedName } from '@fairground/domain/list'

/** Fields that every list of companies has in the same way. */
export const companyName = {
  ...text({
    title: { zh: '企业名称', en: 'Company name' },
    required: true,
    rule: listedName,
    example: '福建华安消防科技有限公司',
  }),
  wire: 'qymc',
}

export const creditCode = {
  ...text({
    title: { zh: '统一社会信用代码', en: 'Credit code' },
    look: 'code',
    required: true,
    rule: listedCreditCode,
    example: '91350100M000100Y43',
  }),
  wire: 'tyshxydm',
}
