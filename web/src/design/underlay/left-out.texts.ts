import type { DrawingLeftOut } from '@fairground/floorplan/drawing/left-out'
import type { TextEntry, Texts } from '../../lib/text'

/** What of a page is not in its picture. */
export type PageLeftOut = 'OTHER_PAGES' | 'LAYERS_OFF' | 'NOTES' | 'PARTS'

/** What is not shown of a file, by the words of whoever draws; kinds also by the name their program has for them. */
const words: Readonly<Record<DrawingLeftOut | PageLeftOut, TextEntry>> = {
  HATCH: { zh: '填充图案（HATCH）', en: 'Hatching (HATCH)' },
  LEADER: { zh: '引线（LEADER）', en: 'Leaders (LEADER)' },
  MULTILEADER: { zh: '多重引线（MULTILEADER）', en: 'Multileaders (MULTILEADER)' },
  MLINE: { zh: '多线（MLINE）', en: 'Multilines (MLINE)' },
  WIPEOUT: { zh: '区域覆盖（WIPEOUT）', en: 'Wipeouts (WIPEOUT)' },
  IMAGE: { zh: '插入的图片（IMAGE）', en: 'Inserted pictures (IMAGE)' },
  REGION: { zh: '面域（REGION）', en: 'Regions (REGION)' },
  BODY: { zh: '实体（BODY）', en: 'Bodies (BODY)' },
  '3DSOLID': { zh: '三维实体（3DSOLID）', en: '3D solids (3DSOLID)' },
  '3DFACE': { zh: '三维面（3DFACE）', en: '3D faces (3DFACE)' },
  OLE2FRAME: { zh: '嵌入的其他文档（OLE2FRAME）', en: 'Embedded documents (OLE2FRAME)' },
  ACAD_TABLE: { zh: '表格（ACAD_TABLE）', en: 'Tables (ACAD_TABLE)' },
  TOLERANCE: { zh: '公差标注（TOLERANCE）', en: 'Tolerances (TOLERANCE)' },
  TRACE: { zh: '宽线（TRACE）', en: 'Wide lines (TRACE)' },
  XLINE: { zh: '构造线（XLINE）', en: 'Construction lines (XLINE)' },
  RAY: { zh: '射线（RAY）', en: 'Rays (RAY)' },
  ATTRIB: { zh: '图块的属性文字（ATTRIB）', en: 'Attribute texts of blocks (ATTRIB)' },
  ATTDEF: { zh: '属性定义（ATTDEF）', en: 'Attribute definitions (ATTDEF)' },
  POINT: { zh: '点（POINT）', en: 'Points (POINT)' },
  SHAPE: { zh: '形（SHAPE）', en: 'Shapes (SHAPE)' },
  MESH: { zh: '网格（MESH）', en: 'Meshes (MESH)' },
  PDFUNDERLAY: { zh: '参考的 PDF（PDFUNDERLAY）', en: 'Referenced PDFs (PDFUNDERLAY)' },
  DWFUNDERLAY: { zh: '参考的 DWF（DWFUNDERLAY）', en: 'Referenced DWFs (DWFUNDERLAY)' },
  DGNUNDERLAY: { zh: '参考的 DGN（DGNUNDERLAY）', en: 'Referenced DGNs (DGNUNDERLAY)' },
  ACAD_PROXY_ENTITY: {
    zh: '其他软件的对象（ACAD_PROXY_ENTITY）',
    en: 'Objects of other programs (ACAD_PROXY_ENTITY)',
  },
  PAPERSPACE: { zh: '图纸空间（布局页）', en: 'Layout pages' },
  HIDDEN: { zh: '关闭或冻结图层上的对象', en: 'On layers that are off or frozen' },
  NESTED: { zh: '嵌套过深的图块', en: 'Blocks nested too deep' },
  TOO_MANY: { zh: '超出数量上限的对象', en: 'Beyond what can be drawn' },
  BROKEN: { zh: '数据不完整的对象', en: 'Damaged' },
  STRAY: { zh: '远离主图的对象', en: 'Far away from the rest' },
  OTHER_PAGES: { zh: '其他页', en: 'Other pages' },
  LAYERS_OFF: { zh: '关闭的图层', en: 'Layers that are turned off' },
  NOTES: { zh: '批注', en: 'Notes' },
  PARTS: { zh: '损坏或过大的图片和图形', en: 'Pictures and lines that are damaged or too large' },
}

const otherTexts = {
  other: { zh: '其他对象（{kind}）', en: 'Other objects ({kind})' },
} as const satisfies Texts

/** What to say, and its parameters. */
export const leftOutWords = (kind: string): [TextEntry, { kind: string }] => [
  Object.hasOwn(words, kind) ? words[kind as keyof typeof words] : otherTexts.other,
  { kind },
]
