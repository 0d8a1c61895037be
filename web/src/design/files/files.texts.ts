import type { Texts } from '../../lib/text'

export const filesTexts = {
  menu: { zh: '文件', en: 'Files' },
  underlay: { zh: '添加底图（DXF、PDF、图片）', en: 'Add an underlay (DXF, PDF, picture)' },
  table: { zh: '按表格设置展位', en: 'Set booths from a workbook' },
  tableOut: {
    zh: '导出展位表格（改后可再导入）',
    en: 'Export booths as a workbook (to edit and bring back)',
  },
  planOut: {
    zh: '导出已发布的平面图或导览牌（PDF、PNG、SVG）',
    en: 'Export the published plan, or “you are here” sheets (PDF, PNG, SVG)',
  },
  notSaved: {
    zh: '草稿还没有保存到服务器，保存后再导出。',
    en: 'The draft is not on the server yet. Please export once it is saved.',
  },
  dxf: { zh: '导出 DXF（给搭建商）', en: 'Export DXF (for stand builders)' },
  dxfPictures: {
    zh: 'DXF 已保存。{count} 张图片不在其中：DXF 只有线条和文字。',
    en: {
      one: 'DXF saved. {count} picture is not in it: a DXF holds lines and words only.',
      other: 'DXF saved. {count} pictures are not in it: a DXF holds lines and words only.',
    },
  },
  dxfNoWriter: {
    zh: '导出 DXF 的组件没有加载成功，请检查连接后重试。',
    en: 'What writes DXF could not be loaded. Please check the connection and try again.',
  },
  dxfName: { zh: '{hall}-平面图', en: '{hall}-plan' },
} as const satisfies Texts

/** Why a file does not come to lie under the plan. */
export const underlayFileTexts = {
  again: { zh: '重新选择', en: 'Choose another' },
  full: {
    zh: '一个草稿最多 {most} 张底图，请先删除不用的。',
    en: 'A draft keeps {most} underlays at most. Please remove one you no longer need.',
  },
  noRoom: {
    zh: '放不下：底图已满，或图纸大于平面图可容纳的 10 公里。',
    en: 'It cannot be kept: there are too many underlays, or the drawing is larger than the 10 km a plan has room for.',
  },
  unreadable: {
    zh: '无法读取文件，它可能已被移动或占用，请重新选择',
    en: 'The file could not be read. It may have been moved or be in use; please choose it again',
  },
  pdfNoReader: {
    zh: '读取 PDF 的组件没有加载成功，请检查连接后重试',
    en: 'What reads PDFs could not be loaded. Please check the connection and try again',
  },
} as const satisfies Texts
