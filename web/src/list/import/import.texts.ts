import type { ImportAction } from '@fairground/domain/list'
import type { TextEntry, Texts } from '../../lib/text'

export const importTexts = {
  title: { zh: '导入 · {title}', en: 'Import · {title}' },
  dropHere: { zh: '将文件拖到这里，或点击选择', en: 'Drop a workbook here, or click to choose one' },
  formats: { zh: '支持 xlsx、xls，不超过 20 MB', en: 'xlsx or xls, up to 20 MB' },
  tooBig: {
    zh: '“{name}”有 {size}，超过 20 MB 的上限。请拆成几个文件分别导入。',
    en: '“{name}” is {size}; the limit is 20 MB. Please split it into several files.',
  },
  empty: { zh: '“{name}”是空文件。', en: '“{name}” is an empty file.' },
  template: { zh: '下载模板', en: 'Download the template' },
  templateLead: {
    zh: '首次导入请先下载模板，表头、示例和可选值都在里面。',
    en: 'First time? The template has the headings, examples and permitted values.',
  },
  how: {
    zh: '文件先检查、后导入：检查不改动任何数据；空白单元格不会清空已有内容。',
    en: 'A file is checked first and nothing is changed by that. Blank cells never erase what is there.',
  },
  uploading: { zh: '正在上传 {name}…', en: 'Uploading {name}…' },
  uploadFailed: {
    zh: '“{name}”未能上传，文件还在这里。',
    en: '“{name}” could not be uploaded; it is still here.',
  },
  retry: { zh: '重新上传', en: 'Try again' },

  checking: { zh: '正在检查 {name}', en: 'Checking {name}' },
  applying: { zh: '正在导入 {name}', en: 'Importing {name}' },
  undoing: { zh: '正在撤销 {name} 的导入', en: 'Undoing the import of {name}' },
  rowsRead: { zh: '已读取 {count} 行', en: { one: '{count} row read', other: '{count} rows read' } },
  leave: {
    zh: '可以关闭此窗口继续其他工作，进度会显示在列表上方。',
    en: 'You can close this window and carry on; progress is shown above the list.',
  },

  summary: { zh: '检查结果', en: 'Result of the check' },
  doubtful: { zh: '其中 {count} 行疑似已有', en: '{count} of them may be listed already' },
  ignored: { zh: '未导入的列：{columns}', en: 'Columns left out: {columns}' },
  atOnce: {
    zh: '全部成功才写入，任何一行出错都不会留下半份数据。',
    en: 'All or nothing: if any row fails, none is written.',
  },
  faultyAdvice: {
    zh: '有 {count} 行需要改正，未写入任何数据。可下载错误行，改好后重新导入。',
    en: {
      one: '{count} row has errors; nothing was written. Download it, correct it and import again.',
      other: '{count} rows have errors; nothing was written. Download them, correct them and import again.',
    },
  },
  nothingToDo: {
    zh: '文件内容与列表完全一致，无需导入。',
    en: 'The file is the same as the list; there is nothing to import.',
  },
  apply: { zh: '确认导入', en: 'Apply' },
  downloadFaults: { zh: '下载错误行', en: 'Download the rows with errors' },
  other: { zh: '选择其他文件', en: 'Choose another file' },
  recheck: { zh: '重新检查', en: 'Check again' },

  row: { zh: '行号', en: 'Row' },
  rowNumber: { zh: '第 {number} 行', en: 'Row {number}' },
  reason: { zh: '原因', en: 'Reason' },
  changes: { zh: '变化', en: 'Changes' },
  warning: { zh: '提示', en: 'Note' },
  wholeRow: { zh: '整行', en: 'Whole row' },
  noRows: { zh: '没有这类行', en: 'No such rows' },

  appliedCounts: {
    zh: '新增 {added} 条，修改 {changed} 条，{same} 条不变。',
    en: '{added} added, {changed} changed, {same} unchanged.',
  },
  finish: { zh: '完成', en: 'Done' },
  undo: { zh: '撤销这次导入', en: 'Undo this import' },
  undoAsk: { zh: '撤销上次导入？', en: 'Undo the last import?' },
  undoNote: {
    zh: '导入时新增的 {added} 条将被删除，修改的 {changed} 条恢复原样。',
    en: 'Rows it added are deleted ({added}), rows it changed are put back ({changed}).',
  },
  notUndoable: {
    zh: '导入之后又有改动，不能再整体撤销；可在单条记录的“修改记录”中恢复。',
    en: 'Rows have been changed since, so it can no longer be undone as a whole. You can still restore single rows from their history.',
  },
  failedNext: {
    zh: '未写入任何数据。请按提示修改文件，或使用模板重新整理后再导入。',
    en: 'Nothing was written. Correct the file as described, or start from the template, and import it again.',
  },
  by: { zh: '{file} · {who} · {when}', en: '{file} · {who} · {when}' },

  stripChecking: { zh: '“{file}”正在检查…', en: '“{file}” is being checked…' },
  stripApplying: { zh: '“{file}”正在导入…', en: '“{file}” is being imported…' },
  stripUndoing: { zh: '“{file}”的导入正在撤销…', en: 'The import of “{file}” is being undone…' },
  stripReady: {
    zh: '“{file}”已检查完毕，等待确认导入：新增 {added}，修改 {changed}。',
    en: '“{file}” is checked and ready to apply: {added} to add, {changed} to change.',
  },
  stripSame: { zh: '“{file}”已检查完毕，与列表一致。', en: '“{file}” is checked: it matches the list.' },
  stripFaulty: {
    zh: '“{file}”有 {count} 行错误，未写入任何数据。',
    en: {
      one: '“{file}” has {count} row with errors; nothing was written.',
      other: '“{file}” has {count} rows with errors; nothing was written.',
    },
  },
  stripFailed: { zh: '“{file}”未能导入：{problem}', en: '“{file}” could not be imported: {problem}' },
  stripApplied: {
    zh: '上次导入“{file}”：新增 {added} 条，修改 {changed} 条，可撤销。',
    en: 'Last import, “{file}”: {added} added, {changed} changed. It can be undone.',
  },
  open: { zh: '查看', en: 'Open' },
  dismiss: { zh: '不再显示', en: 'Dismiss' },
} satisfies Texts

export const actionTexts = {
  add: { zh: '新增', en: 'To add' },
  change: { zh: '修改', en: 'To change' },
  same: { zh: '不变', en: 'Unchanged' },
  fault: { zh: '错误', en: 'With errors' },
} satisfies Record<ImportAction, TextEntry>
