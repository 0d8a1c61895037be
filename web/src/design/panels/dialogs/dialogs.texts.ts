import type { Texts } from '../../../lib/text'

export const dialogTexts = {
  generateTitle: { zh: '批量生成展位', en: 'Generate booths' },
  floor: { zh: '范围 {width} × {depth} m', en: 'Over {width} × {depth} m' },
  arrangement: { zh: '排列', en: 'Arrangement' },
  rows: { zh: '单排', en: 'Rows' },
  backToBack: { zh: '背靠背', en: 'Back to back' },
  islands: { zh: '岛式', en: 'Islands' },
  boothWidth: { zh: '展位宽', en: 'Booth width' },
  boothDepth: { zh: '展位深', en: 'Booth depth' },
  rowsOfIsland: { zh: '每岛排数', en: 'Rows per island' },
  perBlock: { zh: '每组个数', en: 'Per block' },
  perBlockNote: { zh: '0 为排满', en: '0: as many as fit' },
  aisle: { zh: '通道宽', en: 'Aisle' },
  crossAisle: { zh: '横向通道', en: 'Cross aisle' },
  prefix: { zh: '前缀', en: 'Prefix' },
  start: { zh: '起始', en: 'First' },
  step: { zh: '递增', en: 'Step' },
  digits: { zh: '位数', en: 'Digits' },
  order: { zh: '顺序', en: 'Order' },
  orderRows: { zh: '逐行', en: 'Row by row' },
  orderSnake: { zh: '蛇形', en: 'Back and forth' },
  orderGiven: { zh: '按路径', en: 'Along the line' },
  boothClass: { zh: '展位类型', en: 'Booth type' },
  exhibitType: { zh: '展品类型', en: 'Exhibit type' },
  fits: {
    zh: '将生成 {count} 个展位：{rows} 排，每排 {inRow} 个',
    en: {
      one: '{count} booth: {rows} rows of {inRow}',
      other: '{count} booths: {rows} rows of {inRow}',
    },
  },
  fitsNone: {
    zh: '这个范围放不下任何展位，请改小尺寸或重新框选。',
    en: 'No booth of this size fits. Make it smaller, or draw a larger floor.',
  },
  tooMany: {
    zh: '放不下：一个展馆最多 20,000 个展位，且不能超出图纸范围。',
    en: 'These cannot be kept: a hall has 20,000 booths at most, none of them beyond the paper.',
  },
  numbersFrom: { zh: '编号 {first} – {last}', en: 'Numbers {first} – {last}' },
  numbersUsed: {
    zh: '其中 {count} 个编号已被使用',
    en: {
      one: '{count} of the numbers is in use already',
      other: '{count} of the numbers are in use already',
    },
  },
  startAt: { zh: '从 {start} 开始', en: 'Begin with {start}' },
  onOthers: {
    zh: '{count} 个会与现有展位重叠，不生成它们',
    en: {
      one: '{count} would stand on a booth that is there and is left out',
      other: '{count} would stand on booths that are there and are left out',
    },
  },
  generate: {
    zh: '生成 {count} 个展位',
    en: { one: 'Generate {count} booth', other: 'Generate {count} booths' },
  },
  generateNone: { zh: '生成', en: 'Generate' },

  renumberTitle: { zh: '重新编号', en: 'Renumber' },
  renumberLead: {
    zh: '{count} 个展位按所选顺序得到新编号，可撤销。',
    en: {
      one: '{count} booth gets a new number. This can be undone.',
      other: '{count} booths get new numbers in this order. This can be undone.',
    },
  },
  keepTheirs: {
    zh: '{codes} 已有归属，保持原编号。',
    en: '{codes} keep their numbers, since somebody has them.',
  },
  codeBefore: { zh: '原编号', en: 'Now' },
  codeAfter: { zh: '新编号', en: 'New' },
  none: { zh: '无', en: 'none' },
  andMore: { zh: '还有 {count} 个', en: 'and {count} more' },
  clash: { zh: '与其他展位重复', en: 'in use by another booth' },
  badCode: { zh: '编号过长或小于零', en: 'too long, or below zero' },
  renumber: { zh: '重新编号', en: 'Renumber' },

  lengthTitle: { zh: '校准比例', en: 'Calibrate' },
  lengthLead: {
    zh: '这条线在图上为 {metres} m。它实际有多长？底图或图片会按比例缩放。',
    en: 'The line is {metres} m long on the plan. How long is it really? The drawing or picture is made to fit, in its own proportions.',
  },
  realLength: { zh: '实际长度', en: 'Real length' },
  underlay: { zh: '底图', en: 'Underlay' },
  pictureNumber: { zh: '图片 {number}', en: 'Picture {number}' },
  noUnderlay: {
    zh: '没有可校准的底图或图片，请先放入一张。',
    en: 'There is no underlay or picture to calibrate. Please add one first.',
  },
  calibrate: { zh: '校准', en: 'Calibrate' },

  splitTitle: { zh: '拆分 {code}', en: 'Split {code}' },
  splitAlong: { zh: '方向', en: 'Direction' },
  splitX: { zh: '左右', en: 'Side by side' },
  splitY: { zh: '上下', en: 'One above the other' },
  parts: { zh: '份数', en: 'Parts' },
  splitEach: {
    zh: '每份 {width} × {depth} m。{first}保留编号 {code}，其余待编号。',
    en: 'Each {width} × {depth} m. The {first} one keeps the number {code}; the others have none yet.',
  },
  leftOne: { zh: '最左一份', en: 'leftmost' },
  topOne: { zh: '最上一份', en: 'topmost' },
  splitHeld: { zh: '展位已有归属，不能拆分。', en: 'Somebody has this booth, so it cannot be split.' },
  splitLocked: { zh: '展位已锁定，不能拆分。', en: 'This booth is locked, so it cannot be split.' },
  splitTooSmall: { zh: '每份太小，请减少份数。', en: 'The parts are too small. Please make fewer.' },
  split: { zh: '拆分', en: 'Split' },
} satisfies Texts
