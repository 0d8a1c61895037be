import { defineMessages } from '../text'

export const importLimits = { bytes: 20 * 1024 * 1024, rows: 100_000, checkingAtOnce: 3 } as const

export const importStates = [
  'checking',
  'checked',
  'applying',
  'applied',
  'failed',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

export const importActions = ['add', 'change', 'same', 'fault'] as const
export type ImportAction = (typeof importActions)[number]

/** A fault or a warning at one cell, or at the whole row where no field is named. */
export interface CellRemark {
  field?: string | undefined
  key: string
  params?: Record<string, string | number> | undefined
}

export const importMessages = defineMessages('import', {
  ask: { zh: '是否确认导入该文件?', en: 'Import this file?' },
  done: { zh: '导入成功', en: 'Imported' },
  failed: { zh: '导入失败', en: 'Import failed' },
  undone: { zh: '已撤销上次导入', en: 'The last import was undone' },

  fileType: { zh: '请上传 xlsx 或 xls 格式的文件', en: 'Please choose an xlsx or xls file' },
  missingFile: { zh: '请选择要导入的文件', en: 'Please choose a file' },
  headers: {
    zh: '表头不正确，缺少以下列：{columns}。请使用下载的模板',
    en: 'The header row lacks these columns: {columns}. Please use the template',
  },
  headersUnknown: {
    zh: '表头不正确，缺少以下列：{columns}；无法识别的列：{unknown}。请使用下载的模板',
    en: 'The header row lacks these columns: {columns}. It has some the list does not know: {unknown}. Please use the template',
  },
  doubledHeader: { zh: '表头中“{column}”出现了两次', en: 'The column “{column}” appears twice' },
  tooMany: {
    zh: '您已有{count}个文件正在检查，请等其中一个检查完再导入',
    en: '{count} of your files are still being checked. Please wait for one of them before importing another',
  },
  noRows: { zh: '文件中没有数据行', en: 'The file has no rows of data' },
  interrupted: {
    zh: '导入过程被中断，未写入任何数据，请重新导入',
    en: 'The import was interrupted and nothing was written. Please import again',
  },

  faulty: {
    zh: '文件中有{count}行错误，未导入任何数据。{first}',
    en: 'Rows with errors: {count}. Nothing was imported. {first}',
  },
  quoting: { zh: '{message}，现为「{value}」', en: '{message} (now “{value}”)' },
  atColumn: { zh: '{column}：{message}', en: '{column}: {message}' },
  atRow: { zh: '第{row}行：{reason}', en: 'Row {row}: {reason}' },

  required: { zh: '不能为空', en: 'Must be filled in' },
  formula: { zh: '单元格为公式，请改为数值', en: 'This is a formula; please paste the value' },
  merged: { zh: '合并单元格，请取消合并', en: 'Merged cell; please unmerge it' },
  cellError: { zh: '单元格为错误值', en: 'The cell holds an error' },
  imprecise: {
    zh: '长数字已失去精度，请将该列设为文本后重新填写',
    en: 'This long number has lost digits; format the column as text and enter it again',
  },
  notAnOption: { zh: '不是可选的值，可选：{options}', en: 'Not one of the options: {optionsEn}' },
  severalOptions: {
    zh: '与多个选项的名称或代码相符：{options}',
    en: 'Fits the labels or codes of several options: {optionsEn}',
  },
  closedCode: { zh: '该选项已停用，不能再选择', en: 'This option is no longer offered' },
  doubled: { zh: '与第{row}行重复', en: 'The same as row {row}' },
  ambiguous: {
    zh: '系统中有{count}条相同记录，无法确定要修改哪一条',
    en: '{count} rows in the list match, so it is unclear which one to change',
  },
  similar: {
    zh: '与已有记录“{name}”相似，请确认不是同一企业',
    en: 'Close to “{name}”, which is already listed',
  },
  sameCode: {
    zh: '与“{name}”的统一社会信用代码相同，请确认不是同一企业',
    en: 'Has the same credit code as “{name}”; please make sure it is not the same company',
  },

  notReady: { zh: '该文件尚未检查完成或已处理', en: 'This file is still being checked, or already settled' },
  stale: {
    zh: '检查之后有{count}条记录被他人修改，未导入任何数据。已按最新内容重新检查，请核对后再确认。',
    en: 'Rows changed by someone else since the check: {count}. Nothing was imported. The file was checked again: please look once more and confirm.',
  },
  busy: {
    zh: '该列表正在导入，请稍后再试',
    en: 'Another import into this list is running; try again shortly',
  },
  unknownRun: { zh: '未找到该次导入', en: 'This import does not exist' },
  notLast: { zh: '只能撤销最近一次导入', en: 'Only the last import can be undone' },
  notUndone: { zh: '未能撤销，列表没有改变', en: 'The import was not undone; nothing has changed' },
  changedSince: {
    zh: '导入后有{count}条记录又被修改，无法撤销',
    en: 'Rows changed after the import: {count}. It cannot be undone',
  },
  emptyToAdd: { zh: '没有需要导入的内容', en: 'There is nothing to import' },
})
