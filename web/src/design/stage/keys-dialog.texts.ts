import type { Texts } from '../../lib/text'

export const keysTexts = {
  title: { zh: '键盘操作', en: 'Keys' },
  note: {
    zh: '焦点在平面图上时，全部操作都可以只用键盘完成。',
    en: 'With the focus on the plan everything can be done by keys alone.',
  },

  choosing: { zh: '选择', en: 'Selecting' },
  step: { zh: '下一个、上一个对象', en: 'Next or previous piece' },
  keep: { zh: '保留所选，再按 Tab 加选；再按一次放开', en: 'Keep it and add more with Tab; again to let go' },
  all: { zh: '全选', en: 'Select everything' },
  ask: { zh: '打开所选对象的信息', en: 'Open what is known of it' },
  menu: { zh: '所选展位的菜单', en: 'Menu of the booth' },
  cancel: { zh: '取消；再按 Tab 离开平面图', en: 'Cancel; then Tab leaves the plan' },

  changing: { zh: '修改', en: 'Changing' },
  move: { zh: '移动 0.1 米，加 Shift 移动 1 米', en: 'Move by 0.1 m, with Shift by 1 m' },
  resize: {
    zh: '右边、下边按网格放大缩小，加 Shift 为 1 米',
    en: 'Right or lower edge by the grid, with Shift by 1 m',
  },
  rotate: { zh: '旋转 90°', en: 'Rotate by 90°' },
  alignEdge: { zh: '对齐到这一边', en: 'Align at that side' },
  alignMiddle: { zh: '水平居中、垂直居中', en: 'Align centres or middles' },
  distribute: { zh: '横向、纵向等距', en: 'Distribute across or down' },
  renumber: { zh: '重新编号', en: 'Renumber' },
  merge: { zh: '合并展位', en: 'Merge booths' },
  split: { zh: '拆分展位', en: 'Split a booth' },
  remove: { zh: '删除', en: 'Delete' },
  clipboard: { zh: '复制、剪切、粘贴', en: 'Copy, cut, paste' },
  duplicate: { zh: '再制', en: 'Duplicate' },
  group: { zh: '编组，加 Shift 取消编组', en: 'Group, with Shift ungroup' },
  lock: { zh: '锁定、解锁', en: 'Lock or unlock' },
  undo: { zh: '撤销，加 Shift 重做', en: 'Undo, with Shift redo' },

  drawing: { zh: '绘图', en: 'Drawing' },
  lead: {
    zh: '按网格移动十字光标；加 Shift 为 1 米，加 Alt 为 0.1 米',
    en: 'Lead the crosshair by the grid; with Shift by 1 m, with Alt by 0.1 m',
  },
  edgeAcross: { zh: '十字光标到展馆左边、右边', en: 'Crosshair to the left or right edge' },
  edgeDown: { zh: '十字光标到展馆上边、下边', en: 'Crosshair to the upper or lower edge' },
  point: { zh: '定第一点，再按一次定第二点', en: 'Set the first point, again to set the second' },
  wall: { zh: '画墙时原处再按一次结束', en: 'Walls end with a second Enter at the same place' },
  usual: { zh: '直接放一个常用大小的展位', en: 'Put a booth of the usual size at once' },
  choice: { zh: '选择新画的是什么', en: 'Choose what is drawn next' },

  looking: { zh: '查看', en: 'Looking' },
  zoom: { zh: '放大、缩小、还原、适应窗口', en: 'Zoom in, out, back to 1.0×, fit the window' },
  sheet: { zh: '未选择对象时移动画布', en: 'Move the sheet while nothing is selected' },
  help: { zh: '这张表', en: 'This list' },
} satisfies Texts
