import type { Texts } from '../lib/text'

export const venueTexts = {
  site: { zh: '场地总览', en: 'The site' },
  drawIt: { zh: '去设计', en: 'Draw it' },
  design: { zh: '设计', en: 'Design' },
  imageHint: {
    zh: 'jpg 或 png，小于 5MB。标出比例后铺在展馆平面上，展位画在其上。',
    en: 'jpg or png, under 5 MB. Once you said its scale it lies on the hall’s floor; booths are drawn over it.',
  },
  uploaded: { zh: '已上传，保存后生效', en: 'Uploaded; shown once saved' },
  shown: { zh: '当前底图', en: 'The picture in use' },
  preview: { zh: '底图预览', en: 'Preview of the background' },

  copy: { zh: '从上届复制', en: 'Copy from last edition' },
  copyTitle: { zh: '从上届复制展馆', en: 'Copy halls from the last edition' },
  copyLead: {
    zh: '从第 {from} 届复制到第 {to} 届：展馆、平面、展位、限制和底图。企业、预留和进撤馆时间不复制，展位全部变为可选（功能区和停用的除外）。',
    en: 'From edition {from} into edition {to}: halls, their plans, booths, limits and backgrounds. Companies, reservations and times stay behind, and every booth becomes available (except service areas and those out of use).',
  },
  copySite: { zh: '场地总平面图一并复制。', en: 'The drawn site comes along.' },
  copied: { zh: '将复制', en: 'Will be copied' },
  skipped: { zh: '不复制', en: 'Will be left out' },
  copyBooths: { zh: '{count} 个展位', en: { one: '{count} booth', other: '{count} booths' } },
  copyBackground: { zh: '含底图', en: 'with background' },
  copyExists: { zh: '本届已有此编号的展馆', en: 'This edition has a hall of this code' },
  copyClashes: {
    zh: '不含本届已有的展位号：{codes}',
    en: 'without numbers that this edition has already: {codes}',
  },
  copyNone: { zh: '没有可复制的展馆', en: 'There is nothing to copy' },
  copyNoEarlier: { zh: '没有更早的一届留有展馆。', en: 'No earlier edition has halls.' },
  copyAll: { zh: '上届的展馆本届都已有了。', en: 'This edition has all halls of the last one.' },
  copyDo: { zh: '复制 {count} 个展馆', en: { one: 'Copy {count} hall', other: 'Copy {count} halls' } },
  copyDone: {
    zh: '已复制 {halls} 个展馆、{booths} 个展位',
    en: 'Copied: halls {halls}, booths {booths}',
  },
  close: { zh: '关闭', en: 'Close' },

  types: { zh: '展位类型', en: 'Booth types' },
  typesLead: {
    zh: '各馆展位是标准展位还是光地、用于哪类展品。可筛选后成批修改；已有归属、预留或合同的展位不能修改。',
    en: 'Which booths are standard and which raw space, and for which exhibits. Filter, select and change many at once; booths that are held, reserved or under contract cannot change.',
  },
  empty: { zh: '展位图上还没有展位。', en: 'There are no booths on the plans yet.' },
  code: { zh: '展位号', en: 'Booth no.' },
  codeFrom: { zh: '展位号从', en: 'Number from' },
  codeUntil: { zh: '展位号到', en: 'Number to' },
  hall: { zh: '展馆', en: 'Hall' },
  kind: { zh: '展位类型', en: 'Type' },
  exhibitType: { zh: '展品类型', en: 'Exhibit type' },
  special: { zh: '特殊展位', en: 'Special' },
  area: { zh: '面积', en: 'Area' },
  state: { zh: '状态', en: 'State' },
  whose: { zh: '归属', en: 'Held by' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  select: { zh: '选择 {booth}', en: 'Select {booth}' },
  set: { zh: '修改类型', en: 'Change type' },
  setTitle: {
    zh: '修改 {count} 个展位的类型',
    en: { one: 'Change the type of {count} booth', other: 'Change the type of {count} booths' },
  },
  setNote: {
    zh: '只修改填写的项目，其余不变。展位图随即更新。',
    en: 'Only what you fill in changes. The plans show it at once.',
  },
  unchanged: { zh: '不修改', en: 'Leave as it is' },
  reason: { zh: '原因', en: 'Reason' },
  setDone: {
    zh: '已修改 {count} 个展位',
    en: { one: '{count} booth changed', other: '{count} booths changed' },
  },
  setNothing: {
    zh: '这些展位本来就是如此，无需修改',
    en: 'The booths were so already; nothing had to change',
  },
  boundTitle: {
    zh: '{count} 个展位不能修改，因此尚未修改任何展位',
    en: {
      one: '{count} booth cannot change, so nothing has been changed yet',
      other: '{count} booths cannot change, so nothing has been changed yet',
    },
  },
  boundAll: {
    zh: '所选展位都不能修改。请先取消分配或预留，再修改类型。',
    en: 'None of the selected booths can change. Cancel the assignment or reservation first.',
  },
  leaveOut: {
    zh: '保留这些，只修改其余 {count} 个',
    en: {
      one: 'Leave these and change the other {count}',
      other: 'Leave these and change the other {count}',
    },
  },
} satisfies Texts
