import type { Texts } from '../../lib/text'

export const underlayTexts = {
  title: { zh: '添加底图', en: 'Add an underlay' },
  lead: {
    zh: '场馆方提供的图纸，垫在平面图下面，只在设计时可见，不会发布。',
    en: 'The drawing the hall’s operator sent. It lies under the plan while you draw and is never published.',
  },
  choose: { zh: '选择文件', en: 'Choose a file' },
  drop: { zh: '或拖到此处', en: 'or drop it here' },
  kinds: {
    zh: 'DXF 或 PDF（取第一页）60MB 以内，JPG 或 PNG 5MB 以内',
    en: 'DXF or PDF (its first page) up to 60 MB, JPG or PNG up to 5 MB',
  },
  reading: { zh: '正在读取图纸…', en: 'Reading the drawing…' },
  sending: { zh: '正在上传…', en: 'Uploading…' },
  place: { zh: '放到平面图下', en: 'Put it under the plan' },
  cancel: { zh: '取消', en: 'Cancel' },
  scaleIt: {
    zh: '底图已放好。请在图上从一段已知长度的一端拖到另一端，再填写实际长度。',
    en: 'The underlay is in place. Pull from one end of a length you know to the other, and say how long it is.',
  },
  size: { zh: '图纸 {width} × {depth} m', en: 'Drawing of {width} × {depth} m' },
  guessed: {
    zh: '文件没有注明单位，按图纸大小推断为{unit}。放好后请用校准核对一段已知长度。',
    en: 'The file does not say its unit; by its size it is taken for {unit}. Please check a known length with Calibrate.',
  },
  millimetres: { zh: '毫米', en: 'millimetres' },
  metres: { zh: '米', en: 'metres' },
  leftOut: { zh: '没有显示的内容', en: 'What is not shown' },
  whole: { zh: '全部内容都已读取。', en: 'Everything in the file was read.' },
  PAPERSPACE: { zh: '图纸空间（布局页）', en: 'Layout pages' },
  HIDDEN: { zh: '关闭或冻结图层上的对象', en: 'On layers that are off or frozen' },
  NESTED: { zh: '嵌套过深的图块', en: 'Blocks nested too deep' },
  TOO_MANY: { zh: '超出数量上限的对象', en: 'Beyond what can be drawn' },
  BROKEN: { zh: '数据不完整的对象', en: 'Damaged' },
  STRAY: { zh: '远离主图的对象', en: 'Far away from the rest' },
  tooLarge: { zh: '文件过大，无法读取', en: 'The file is too large to be read' },
  tooSlow: { zh: '读取时间过长，已停止', en: 'Reading took too long and was stopped' },
  binary: {
    zh: '这是二进制 DXF，请另存为文本 DXF（ASCII）后重试',
    en: 'This is a binary DXF. Please save it as text (ASCII) DXF and try again',
  },
  notDxf: { zh: '文件不是有效的 DXF 图纸', en: 'The file is not a valid DXF drawing' },
  empty: { zh: '图纸里没有可显示的线条', en: 'There is nothing to show in this drawing' },
  pdfBroken: { zh: 'PDF 已损坏，无法读取', en: 'The PDF is damaged and cannot be read' },
  pdfLocked: {
    zh: 'PDF 有密码保护，请去除后重试',
    en: 'The PDF is protected by a password. Please remove it and try again',
  },
  wrongKind: { zh: '只支持 DXF、PDF、JPG 和 PNG 文件', en: 'Only DXF, PDF, JPG and PNG files can be used' },
} as const satisfies Texts
