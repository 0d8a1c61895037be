/** Rows of a council workbook, each with a code of its own. */
export const heading = ['序号', '企业名称', '统一社会信用代码']

export const codeOf = (serial: number) => `91110105MA01${String(serial).padStart(5, '0')}X`

export const member = (serial: number, name = `北京试验${serial}消防有限公司`) => [
  serial,
  name,
  codeOf(serial),
]
