import type { Texts } from '../../lib/text'

export const verifyTexts = {
  title: { zh: '验证摇号', en: 'Verify the draw' },
  lead: {
    zh: '整个顺序在您的浏览器里重新计算，不相信主办方的任何说法，也不向服务器发送任何内容。',
    en: 'The whole order is worked out again in your browser. Nothing the organiser says is believed, and nothing is sent to the server.',
  },
  screen: { zh: '摇号大屏', en: 'Draw screen' },
  file: { zh: '选择数据包文件', en: 'Choose a bundle' },
  fileHint: {
    zh: '或把下载的数据包（JSON 文件）拖到这里。文件不会离开您的电脑。',
    en: 'Or drop a downloaded bundle (a JSON file) here. It does not leave your computer.',
  },
  published: { zh: '验证公布的数据包', en: 'Verify the published bundle' },
  download: { zh: '下载数据包', en: 'Download the bundle' },
  of: { zh: '正在显示：{what}', en: 'Shown: {what}' },
  fromServer: { zh: '公布的数据包', en: 'the published bundle' },
  checking: { zh: '正在重新计算…', en: 'Working it out again…' },
  failed: {
    zh: '无法读取数据包，请检查网络后重试。',
    en: 'The bundle could not be read. Please check your connection and try again.',
  },
  retry: { zh: '重试', en: 'Try again' },
  agrees: { zh: '全部正确', en: 'All is right' },
  agreesNote: {
    zh: '{count} 家企业的顺序与批次和公布的完全一致。',
    en: {
      one: 'The place and batch of {count} company are exactly as published.',
      other: 'The places and batches of all {count} companies are exactly as published.',
    },
  },
  wrong: { zh: '验证不通过', en: 'This does not agree' },
  wrongAt: { zh: '{words}（{at}）', en: '{words} ({at})' },
  notDrawn: { zh: '尚未摇号', en: 'Not drawn yet' },
  nothingYet: { zh: '尚未摇号，还没有可验证的结果', en: 'Nothing has been drawn yet' },
  drawnBefore: {
    zh: '第一批选位时间为 {moment}，摇号将在此之前公开进行。名单冻结后，其 SHA-256 会在摇号大屏上公布。',
    en: 'The first batch chooses at {moment}; the draw takes place in public before that. Once the list is frozen, its SHA-256 is shown on the draw screen.',
  },
  nothingYetNote: {
    zh: '已有数据包文件的，现在就可以在上方选择文件验证。',
    en: 'If you have a bundle, choose the file above and check it now.',
  },
  right: { zh: '通过', en: 'Right' },
  bad: { zh: '不通过', en: 'Wrong' },
  open: { zh: '未检查', en: 'Not checked' },
  stepForm: { zh: '数据包完整', en: 'The bundle is whole' },
  stepFormNote: {
    zh: '第 {edition} 届，第 {round} 轮，第 {attempt} 次摇号。',
    en: 'Edition {edition}, round {round}, draw {attempt}.',
  },
  redrawn: { zh: '重新摇号的原因：{reason}', en: 'Why it was drawn anew: {reason}' },
  stepList: { zh: '名单与批次未被改动', en: 'List and batches are as announced' },
  stepListNote: {
    zh: '{count} 家企业（理事单位 {council} 家）于 {moment} 冻结。请与事先公布的 SHA-256 核对：',
    en: {
      one: '{count} company ({council} of the council), frozen at {moment}. Compare with the SHA-256 announced beforehand:',
      other:
        '{count} companies ({council} of the council), frozen at {moment}. Compare with the SHA-256 announced beforehand:',
    },
  },
  stepCommitment: { zh: '主办方密数与承诺相符', en: 'The secret is the one committed to' },
  stepCommitmentNote: {
    zh: '密数的 SHA-256 必须等于冻结时公布的承诺：',
    en: 'The SHA-256 of the secret must be the commitment published with the list:',
  },
  stepValue: {
    zh: '公共随机数出自事先指定的来源',
    en: 'The public value is from the source named beforehand',
  },
  stepValueNote: { zh: '来源：{source}', en: 'Source: {source}' },
  stepValueSigned: {
    zh: 'drand 的签名已核对，且该轮晚于名单冻结。',
    en: 'The signature of drand was checked, and the round came after the freeze.',
  },
  stepValueByHand: {
    zh: '请自行与公开发布的结果核对。',
    en: 'Please compare it with what was made public elsewhere.',
  },
  stepSeed: { zh: '种子由以上各项得出', en: 'The seed follows from all of this' },
  stepOrder: { zh: '顺序与批次由种子得出', en: 'Order and batches follow from the seed' },
  stepOrderNote: {
    zh: '每家企业的签号 = HMAC-SHA256（种子，报名编号）；理事单位在前，其余在后，依次填入批次。',
    en: 'The lot of each company is HMAC-SHA256 (seed, registration number); the council first, then the others, filling the batches in turn.',
  },
  places: { zh: '顺序', en: 'Order' },
  find: { zh: '查找企业名称或报名编号', en: 'Find a company or registration number' },
  none: { zh: '没有符合的企业', en: 'No company like this' },
  more: { zh: '仅显示前 {count} 家', en: 'Only the first {count} are shown' },
  place: { zh: '顺序', en: 'Place' },
  number: { zh: '报名编号', en: 'Registration number' },
  company: { zh: '企业名称', en: 'Company' },
  batch: { zh: '批次', en: 'Batch' },
  batchNumber: { zh: '第 {batch} 批', en: 'Batch {batch}' },
  script: { zh: '不相信本页面？', en: 'You do not trust this page either?' },
  scriptNote: {
    zh: '下载独立脚本，只需 Node.js，不依赖任何其他程序。前一百行逐步写明摇号方法，其后是 drand 签名的核对：',
    en: 'Take the stand-alone script. It needs Node.js and nothing else, and says in its first hundred lines, step by step, how lots are drawn, and behind them how a signature of drand is checked:',
  },
  scriptGet: { zh: '下载 verify-draw.mjs', en: 'Download verify-draw.mjs' },
} satisfies Texts
