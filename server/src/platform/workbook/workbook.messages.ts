import { defineMessages } from '@fairground/domain/text'

export const workbookMessages = defineMessages('workbook', {
  emptyFile: {
    zh: '文件是空的（0 字节）。请重新保存后再上传',
    en: 'The file is empty (0 bytes). Save it again and upload the new copy',
  },
  notWorkbook: {
    zh: '这不是 Excel 工作簿，可能是文本、CSV、网页或其他类型的文件改了后缀名。请用 Excel 或 WPS 打开，另存为“Excel 工作簿（.xlsx）”后再上传',
    en: 'This is not an Excel workbook; it may be text, CSV, a web page or another file under an Excel name. Open it in Excel, save it as “Excel Workbook (.xlsx)” and upload that',
  },
  notTable: {
    zh: '这既不是 Excel 工作簿，也不是 CSV 文本（UTF-8 或 GB18030）。请从网银重新导出，或另存为“Excel 工作簿（.xlsx）”后再上传',
    en: 'This is neither an Excel workbook nor CSV text (UTF-8 or GB18030). Export it again from your bank, or save it as “Excel Workbook (.xlsx)” and upload that',
  },
  otherFormat: {
    zh: '不支持这种表格格式。请用 Excel 或 WPS 打开，另存为“Excel 工作簿（.xlsx）”后再上传',
    en: 'This spreadsheet format is not supported. Open it in Excel, save it as “Excel Workbook (.xlsx)” and upload that',
  },
  damaged: {
    zh: '文件已损坏或没有传完整。请用 Excel 打开确认内容，重新保存后再上传',
    en: 'The file is damaged or incomplete. Open it in Excel to check it, save it again and upload the new copy',
  },
  passwordProtected: {
    zh: '文件设有打开密码。请在 Excel 中取消密码，保存后再上传',
    en: 'The file is protected by a password. Remove the password in Excel, save the file and upload it again',
  },
  hasMacros: {
    zh: '文件中含有宏，为了安全不予读取。请另存为不含宏的“Excel 工作簿（.xlsx）”后再上传',
    en: 'The file contains macros and was not read, for safety. Save it as “Excel Workbook (.xlsx)”, which holds no macros, and upload that',
  },
  fileTooLarge: {
    zh: '文件超过 {limit} MB。请删除图片和无关的工作表，或拆成几个文件后分别上传',
    en: 'The file is larger than {limit} MB. Remove pictures and other sheets, or split it into several files',
  },
  tooManyRows: {
    zh: '数据超过 {limit} 行。请拆成几个文件后分别上传',
    en: 'There are more than {limit} rows of data. Split them into several files and upload these one by one',
  },
  tooManyColumns: {
    zh: '表格超过 {limit} 列。请检查右侧是否有多余的内容，删除后再上传',
    en: 'The sheet has more than {limit} columns. Look for stray content on the far right, delete it and upload the file again',
  },
  tooMuchContent: {
    zh: '表格内容过多，无法一次读取。请把数据复制到模板中，或拆成几个文件后分别上传',
    en: 'The sheet holds too much to be read at once. Copy the data into the template, or split it into several files',
  },
  cellTooLong: {
    zh: '第 {row} 行有一个单元格超过 {limit} 个字符。请缩短后再上传',
    en: 'A cell in row {row} is longer than {limit} characters. Shorten it and upload the file again',
  },
  noVisibleSheet: {
    zh: '文件中没有可见的工作表。请取消隐藏存放数据的工作表，保存后再上传',
    en: 'The file has no visible worksheet. Unhide the sheet with your data, save the file and upload it again',
  },
  emptySheet: {
    zh: '工作表“{sheet}”中没有内容。请把数据填在第一个可见的工作表中再上传',
    en: 'The sheet “{sheet}” is empty. Put your data into the first visible sheet and upload the file again',
  },
  tookTooLong: {
    zh: '读取文件超过 {seconds} 秒，已停止。请把数据复制到模板中，或拆成几个文件后分别上传',
    en: 'Reading the file took longer than {seconds} seconds and was stopped. Copy the data into the template, or split it into several files',
  },
  readerFailed: {
    zh: '读取文件时出错。请把数据复制到模板中再上传；如仍有问题，请联系主办方',
    en: 'The file could not be read. Copy the data into the template and upload that; if it fails again, contact the organiser',
  },
})
