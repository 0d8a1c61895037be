import type { Texts } from '../../lib/text'

export const stageTexts = {
  plan: { zh: '{hall} 平面图', en: 'Plan of {hall}' },
  planHelp: {
    zh: 'Tab 与 Shift+Tab 逐个选择图上的对象，K 保留所选再加选，方向键移动，Alt+方向键改大小，Shift+R 旋转，回车打开信息，Delete 删除；按 B 再按回车放一个展位；按工具的字母后，方向键移动十字光标，回车定点；按 ? 看全部按键；按 Esc 后再按 Tab 离开平面图。',
    en: 'Tab and Shift+Tab go from piece to piece, K keeps what is selected and adds to it, arrow keys move it, Alt and arrow keys change its size, Shift+R turns it, Enter opens what is known of it, Delete removes it; B, then Enter, puts a booth; after the letter of a tool arrow keys lead a crosshair and Enter sets a point; ? lists all keys; press Escape, then Tab, to leave the plan.',
  },
  nothingChosen: { zh: '未选择对象', en: 'Nothing selected' },
  chosenOne: {
    zh: '已选择 {name}，{width} × {depth} 米，X {x}，Y {y}',
    en: 'Selected {name}, {width} by {depth} metres, X {x}, Y {y}',
  },
  chosenMany: {
    zh: '已选择 {count} 个对象：{names}',
    en: { one: 'Selected {count} piece: {names}', other: 'Selected {count} pieces: {names}' },
  },
  andMore: { zh: '{names} 等', en: '{names} and more' },
  unnumbered: { zh: '无编号展位', en: 'Unnumbered booth' },
  chosenCount: { zh: '已选 {count} 个', en: { one: '{count} selected', other: '{count} selected' } },

  tools: { zh: '绘图工具', en: 'Drawing tools' },
  select: { zh: '选择', en: 'Select' },
  booth: { zh: '展位', en: 'Booth' },
  generate: { zh: '批量生成展位', en: 'Booth generator' },
  area: { zh: '区域', en: 'Area' },
  lane: { zh: '通道', en: 'Lane' },
  wall: { zh: '墙', en: 'Wall' },
  door: { zh: '门', en: 'Door' },
  pillar: { zh: '柱', en: 'Pillar' },
  label: { zh: '文字', en: 'Text' },
  icon: { zh: '图标与图片', en: 'Icons and pictures' },
  number: { zh: '沿路径编号', en: 'Number along a path' },
  measure: { zh: '测量', en: 'Measure' },

  emptyTitle: { zh: '这个展馆还没有画', en: 'Nothing is drawn in this hall yet' },
  emptyNote: {
    zh: '从这里开始，随时可以撤销。',
    en: 'Begin in one of these ways; everything can be undone.',
  },
  beginUnderlay: { zh: '垫一张图纸', en: 'Lay a drawing underneath' },
  beginUnderlayNote: {
    zh: '场馆方的 DXF、PDF 或图片，照着画',
    en: 'DXF, PDF or picture from the hall’s operator, to draw over',
  },
  beginRowsNote: {
    zh: '拉一个范围，整排整岛一次生成并编号',
    en: 'Pull out a floor; rows and islands fill it, with numbers',
  },
  beginBooth: { zh: '画一个展位', en: 'Draw one booth' },
  beginBoothNote: { zh: '再复制、对齐、编号', en: 'Then duplicate, align and number it' },

  newAre: { zh: '新画的{tool}', en: 'New: {tool}' },
  standard: { zh: '标准展位', en: 'Standard booth' },
  raw: { zh: '光地', en: 'Raw space' },
  putPicture: { zh: '图片，成为平面图的一部分', en: 'Picture as part of the plan' },
  pictures: { zh: '图片', en: 'Pictures' },
  uploadFailed: { zh: '上传失败，请重试', en: 'The upload failed. Please try again' },
  stopUpload: { zh: '取消上传', en: 'Cancel upload' },
  retry: { zh: '重试', en: 'Try again' },
  close: { zh: '关闭', en: 'Close' },

  chosenSum: {
    zh: '{count} 个展位 · {area} m²',
    en: { one: '{count} booth · {area} m²', other: '{count} booths · {area} m²' },
  },
  forChosen: { zh: '所选对象', en: 'For what is selected' },
  alignLeft: { zh: '左对齐', en: 'Align left' },
  alignCentre: { zh: '水平居中', en: 'Align centres' },
  alignRight: { zh: '右对齐', en: 'Align right' },
  alignTop: { zh: '上对齐', en: 'Align tops' },
  alignMiddle: { zh: '垂直居中', en: 'Align middles' },
  alignBottom: { zh: '下对齐', en: 'Align bottoms' },
  distributeX: { zh: '横向等距', en: 'Distribute across' },
  distributeY: { zh: '纵向等距', en: 'Distribute down' },
  renumber: { zh: '重新编号', en: 'Renumber' },
  merge: { zh: '合并', en: 'Merge' },
  split: { zh: '拆分', en: 'Split' },
  duplicate: { zh: '再制', en: 'Duplicate' },
  rotate: { zh: '旋转 90°', en: 'Rotate by 90°' },
  group: { zh: '编组', en: 'Group' },
  ungroup: { zh: '取消编组', en: 'Ungroup' },
  lock: { zh: '锁定', en: 'Lock' },
  unlock: { zh: '解锁', en: 'Unlock' },
  copy: { zh: '复制', en: 'Copy' },
  cut: { zh: '剪切', en: 'Cut' },
  paste: { zh: '粘贴', en: 'Paste' },
  remove: { zh: '删除', en: 'Delete' },
  more: { zh: '更多', en: 'More' },

  allLocked: {
    zh: '所选对象已锁定，先解锁再修改。',
    en: 'What is selected is locked. Unlock it to change it.',
  },
  alignFew: { zh: '至少选择两个对象再对齐。', en: 'Select at least two pieces to align them.' },
  distributeFew: {
    zh: '至少选择三个对象再等距排开。',
    en: 'Select at least three pieces to distribute them.',
  },
  splitOne: { zh: '选择一个展位再拆分。', en: 'Select one booth to split it.' },
  renumberNone: { zh: '选择展位再编号。', en: 'Select booths to number them.' },
  oneSize: {
    zh: '文字和图标的大小在信息面板里改。',
    en: 'Texts and icons get their size in the details.',
  },
  heldStay: {
    zh: '{count} 个展位已有归属，不能删除：{codes}。',
    en: {
      one: '{count} booth is taken and cannot be deleted: {codes}.',
      other: '{count} booths are taken and cannot be deleted: {codes}.',
    },
  },
  copied: {
    zh: '已复制 {count} 个对象，可粘贴到本馆或其他展馆。',
    en: {
      one: 'Copied {count} piece. It can be pasted here or in another hall.',
      other: 'Copied {count} pieces. They can be pasted here or in another hall.',
    },
  },
  nothingToPaste: { zh: '没有可粘贴的内容。', en: 'There is nothing to paste.' },
  merged: { zh: '已合并，保留编号 {code}。', en: 'Merged; number {code} stays.' },
  mergedUnnumbered: { zh: '已合并。', en: 'Merged.' },

  coordinates: { zh: '坐标系 米 · 原点西北角', en: 'Metres · origin north-west' },
  outside: { zh: '鼠标在画布外', en: 'mouse is outside the canvas' },
  underlay: { zh: '底图 {title} · {percent}%', en: 'Underlay {title} · {percent} %' },
  grid: { zh: '网格 {metres} m', en: 'Grid {metres} m' },
  snapping: { zh: '吸附', en: 'Snap' },
  on: { zh: '开', en: 'on' },
  off: { zh: '关', en: 'off' },
  perMetre: { zh: '1 m = {pixels} px', en: '1 m = {pixels} px' },
  zoom: { zh: '缩放', en: 'Zoom' },
  zoomIn: { zh: '放大', en: 'Zoom in' },
  zoomOut: { zh: '缩小', en: 'Zoom out' },
  zoomOne: { zh: '还原到 1.0×', en: 'Back to 1.0×' },
  zoomFit: { zh: '适应窗口', en: 'Fit the window' },
  keys: { zh: '键盘操作', en: 'Keys' },
  status: { zh: '状态栏', en: 'Status bar' },

  move: { zh: '移动画布', en: 'Move the sheet' },
  moveLeft: { zh: '向左 100 像素', en: '100 pixels to the left' },
  moveRight: { zh: '向右 100 像素', en: '100 pixels to the right' },
  moveUp: { zh: '向上 100 像素', en: '100 pixels up' },
  moveDown: { zh: '向下 100 像素', en: '100 pixels down' },

  legend: { zh: '图例', en: 'Legend' },
  special: { zh: '特殊（红框）', en: 'Special (red edge)' },
  safe: {
    zh: '安全模式：{count} 个已有归属或已预留的展位不会被删除或改号，移动须说明理由',
    en: {
      one: 'Safe mode: {count} taken or reserved booth is never deleted or renumbered; moving it needs a reason',
      other:
        'Safe mode: {count} taken or reserved booths are never deleted or renumbered; moving them needs a reason',
    },
  },
  info: { zh: '信息', en: 'Details' },
  problems: { zh: '问题', en: 'Problems' },
} satisfies Texts

/** Where the crosshair stands, and what is drawn from there. */
export const crosshairTexts = {
  taken: {
    zh: '{tool}：十字光标 X {x}，Y {y}，方向键移动，回车定点',
    en: '{tool}: crosshair at X {x}, Y {y}; arrow keys lead it, Enter sets a point',
  },
  at: { zh: '十字光标 X {x}，Y {y}', en: 'Crosshair X {x}, Y {y}' },
  begun: { zh: '起点已定，X {x}，Y {y}', en: 'First point set at X {x}, Y {y}' },
  size: { zh: '{width} × {depth} 米，到 X {x}，Y {y}', en: '{width} by {depth} metres, to X {x}, Y {y}' },
  length: { zh: '长 {metres} 米，到 X {x}，Y {y}', en: '{metres} metres long, to X {x}, Y {y}' },
  order: {
    zh: '经过 {count} 个展位，到 X {x}，Y {y}',
    en: {
      one: 'Through {count} booth, to X {x}, Y {y}',
      other: 'Through {count} booths, to X {x}, Y {y}',
    },
  },
} satisfies Texts

/** Why booths were not merged. */
export const mergeRefusedTexts = {
  held: { zh: '其中有已有归属的展位，不能合并。', en: 'One of them is taken, so they cannot be merged.' },
  notRectangle: {
    zh: '所选展位合起来不是矩形，不能合并。',
    en: 'Together they make no rectangle, so they cannot be merged.',
  },
  tooFew: { zh: '至少选择两个展位再合并。', en: 'Select at least two booths to merge.' },
  locked: { zh: '其中有锁定的展位，先解锁再合并。', en: 'One of them is locked. Unlock it first.' },
} satisfies Texts
