import type { Texts } from '../../lib/text'

export const bannerTexts = {
  key: {
    zh: '你可以查看此图；修改需要“展位设计”权限。',
    en: 'You can look at this plan. Changing it needs the permission for the booth designer.',
  },
  designMode: {
    zh: '设计模式已关闭，只能查看。可在系统设置中开启。',
    en: 'Design mode is off, so plans can only be viewed. It is one of the settings.',
  },
  phone: {
    zh: '屏幕太小，只能查看；请在平板或电脑上修改。',
    en: 'This screen is too small to draw on. Please use a tablet or a computer to change the plan.',
  },
  look: {
    zh: '正在查看已发布的展位图。按住 Shift 点按或拖框可选多个；拖动已选的企业展位可移动或互换。',
    en: 'You are looking at the plan as it is published. Hold Shift to select several by clicks or a frame; pull a company’s selected booth to move or swap it.',
  },
  noSuchBooth: { zh: '展位图上没有 {code}。', en: '{code} is not on this plan.' },
  backToRows: { zh: '返回列表', en: 'Back to the list' },
  beginDrawing: { zh: '开始绘制', en: 'Begin drawing' },
  draws: { zh: '{name} {since} 起在编辑。', en: '{name} has been drawing here since {since}.' },
  viewOnly: {
    zh: '你可以查看，每次保存后随即更新。',
    en: 'You can watch; the plan follows whenever it is saved.',
  },
  waiting: { zh: '已申请编辑，等待 {name} 答复。', en: 'You asked to edit. Waiting for {name}.' },
  otherAsks: { zh: '{name} 已在申请编辑。', en: '{name} has asked to edit already.' },
  lost: { zh: '编辑权已交出，现在只能查看。', en: 'You no longer have the seat and can only watch.' },
  lostKept: {
    zh: '编辑权已交出。你尚未保存的修改仍保留在本机，再次进入编辑后会尝试保存。',
    en: 'You no longer have the seat. What was not saved is kept on this device and is sent when you edit again.',
  },
  otherTab: {
    zh: '你已在另一个标签页或设备上打开此展馆。',
    en: 'You have this hall open in another tab or on another device.',
  },
  otherTabView: {
    zh: '此页只能查看，可随时转到此页编辑。',
    en: 'Here you can watch, and go on drawing whenever you like.',
  },
  otherTabKept: {
    zh: '此页尚未保存的修改仍保留在本机，转到此页编辑后会尝试保存。',
    en: 'What was not saved here is kept on this device and is sent when you draw here again.',
  },
  drawHere: { zh: '在此页编辑', en: 'Draw here' },
  ask: { zh: '申请编辑', en: 'Ask to edit' },
  asked: { zh: '已发出申请', en: 'You have asked to edit' },
  word: { zh: '附言', en: 'A word with it' },
  wordHint: { zh: '附言，如：改两个展位号，五分钟', en: 'A word, such as: two numbers, five minutes' },
  take: { zh: '进入编辑', en: 'Begin editing' },
  takeIn: { zh: '{count} 秒后可进入', en: 'In {count} s' },
  askNoMore: { zh: '取消申请', en: 'Never mind' },
  asks: { zh: '{name} 想编辑此展馆。', en: '{name} would like to edit this hall.' },
  givenIn: {
    zh: '先保存再交出；不答复则 {count} 秒后可由对方进入。',
    en: 'Your work is saved first. Without an answer they may begin in {count} s.',
  },
  give: { zh: '交给对方', en: 'Hand over' },
  later: { zh: '稍后', en: 'Not now' },
  seeTheirs: { zh: '查看最新草稿', en: 'See the newest draft' },
  keepMine: { zh: '保留我的', en: 'Keep mine' },
  bothKept: {
    zh: '两份都不会丢失：选择后仍可用撤销换回另一份。',
    en: 'Neither is lost: after choosing, undo brings the other one back.',
  },
  kept: {
    zh: '本机有未保存的修改（{at}）。',
    en: 'There are changes from {at} on this device that were never saved.',
  },
  keptNote: {
    zh: '恢复后可撤销；放弃则不再保留。',
    en: 'Restoring can be undone; what is discarded is gone.',
  },
  restore: { zh: '恢复', en: 'Restore' },
  discard: { zh: '放弃', en: 'Discard' },
} satisfies Texts
