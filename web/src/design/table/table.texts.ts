import type { TableFaultKind } from '@fairground/floorplan/design/operations/booth-table'
import type { TextEntry, Texts } from '../../lib/text'

export const tableTexts = {
  title: { zh: '按表格设置展位', en: 'Set booths from a workbook' },
  lead: {
    zh: '用“文件 > 导出展位表格”或展位列表导出的表格修改类型、展品类型、特殊展位和状态，再导回草稿。空白单元格保持原样，位置和大小只在图上改。',
    en: 'Take the workbook that Files > Export booths or the list of booths gives you, change types, exhibit types, special booths and states, and bring it back into the draft. Blank cells leave things as they are; places and sizes change on the plan only.',
  },
  choose: { zh: '选择表格', en: 'Choose a workbook' },
  drop: { zh: '或拖到此处', en: 'or drop it here' },
  kinds: { zh: 'xlsx 或 xls，20MB 以内', en: 'xlsx or xls, up to 20 MB' },
  reading: { zh: '正在读取表格…', en: 'Reading the workbook…' },
  take: { zh: '应用到草稿', en: 'Take into the draft' },
  cancel: { zh: '取消', en: 'Cancel' },
  again: { zh: '重新选择', en: 'Choose another' },
  changes: {
    zh: '将修改 {count} 个展位，可以撤销。',
    en: {
      one: '{count} booth will change. It can be undone.',
      other: '{count} booths will change. It can be undone.',
    },
  },
  nothing: { zh: '表格与草稿一致，没有需要修改的展位。', en: 'The workbook says the same as the draft.' },
  ignored: { zh: '未使用的列：{titles}', en: 'Columns that were not used: {titles}' },
  faults: {
    zh: '{count} 处有误，没有修改任何展位：',
    en: { one: '{count} fault; nothing was changed:', other: '{count} faults; nothing was changed:' },
  },
  fault: { zh: '第 {row} 行 · {title} · {text}：{why}', en: 'Row {row} · {title} · {text}: {why}' },
} as const satisfies Texts

export const tableFaultNames: Record<TableFaultKind, TextEntry> = {
  noTitles: { zh: '缺少展位号一列', en: 'there is no column of booth numbers' },
  unknownNumber: { zh: '图上没有这个展位号', en: 'no booth on the plan has this number' },
  repeatedNumber: { zh: '展位号重复出现', en: 'this number comes twice' },
  notAChoice: { zh: '不是可用的选项', en: 'is not one of the choices' },
  notTheShape: { zh: '与图上的尺寸不符', en: 'does not fit the drawn booth' },
  locked: { zh: '展位已锁定', en: 'this booth is locked' },
}
