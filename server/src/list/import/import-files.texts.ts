import type { Language } from '@fairground/domain/text'

interface FileTexts {
  guide: string
  column: string
  required: string
  example: string
  howTo: string
  yes: string
  faults: string
  row: string
  reasons: string
  rules: string[]
  template: (title: string) => string
  faultFile: (title: string) => string
}

/** Words of the workbooks people download. */
export const fileTexts: Record<Language, FileTexts> = {
  zh: {
    guide: '填写说明',
    column: '列名',
    required: '必填',
    example: '示例',
    howTo: '填写方法',
    yes: '是',
    faults: '错误数据',
    row: '原行号',
    reasons: '错误原因',
    rules: [
      '请勿修改表头；列的顺序可以调整，多余的列会被忽略。',
      '空白单元格不会清除系统中已有的内容。',
      '请勿使用公式和合并单元格。',
      '导入前会先检查整个文件；只要有一行错误，就不会写入任何数据。',
    ],
    template: (title) => `${title}导入模板`,
    faultFile: (title) => `${title}错误数据`,
  },
  en: {
    guide: 'How to fill in',
    column: 'Column',
    required: 'Required',
    example: 'Example',
    howTo: 'How',
    yes: 'Yes',
    faults: 'Rows with errors',
    row: 'Row',
    reasons: 'Reasons',
    rules: [
      'Keep the headings. Columns may stand in any order; others are ignored.',
      'Blank cells never erase what the list already has.',
      'No formulas and no merged cells.',
      'The whole file is checked first; if any row has an error, nothing is written.',
    ],
    template: (title) => `${title} template`,
    faultFile: (title) => `${title} faulty rows`,
  },
}
