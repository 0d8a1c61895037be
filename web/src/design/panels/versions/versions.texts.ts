import type { Texts } from '../../../lib/text'

export const versionTexts = {
  compareTitle: { zh: '与已发布 v{number} 比较', en: 'Compared with published v{number}' },
  compareTwo: { zh: 'v{before} 与 v{after} 比较', en: 'v{before} compared with v{after}' },
  same: { zh: '没有差别', en: 'There is no difference' },
  added: { zh: '新增 {count} 个展位', en: { one: '{count} booth added', other: '{count} booths added' } },
  removed: {
    zh: '删除 {count} 个展位',
    en: { one: '{count} booth removed', other: '{count} booths removed' },
  },
  changed: {
    zh: '修改 {count} 个展位',
    en: { one: '{count} booth changed', other: '{count} booths changed' },
  },
  elements: {
    zh: '其他图形：新增 {added}，修改 {changed}，删除 {removed}',
    en: 'Everything else: {added} added, {changed} changed, {removed} removed',
  },
  hall: { zh: '展馆尺寸有变化', en: 'The hall has another size' },
  showHint: {
    zh: '图上同时标出：+ 新增，→ 移动，~ 修改，− 删除。点击一行，移到该处。',
    en: 'Marked on the plan as well: + added, → moved, ~ changed, − removed. Choose a line to go there.',
  },
  allOnPlan: { zh: '在图上选中全部', en: 'Select them all on the plan' },
  moreLines: { zh: '还有 {count} 个', en: '{count} more' },
  unnumbered: { zh: '无编号', en: 'no number' },
  code: { zh: '编号 {before} → {after}', en: 'number {before} → {after}' },
  place: { zh: '移动 {metres} m', en: 'moved by {metres} m' },
  size: { zh: '{before} → {after} m', en: '{before} → {after} m' },
  class: { zh: '类型 {before} → {after}', en: '{before} → {after}' },
  type: { zh: '展品类型 {before} → {after}', en: 'exhibit type {before} → {after}' },
  specialOn: { zh: '设为特殊展位', en: 'now special' },
  specialOff: { zh: '不再是特殊展位', en: 'no longer special' },
  use: { zh: '状态 {before} → {after}', en: '{before} → {after}' },
  name: { zh: '名称 {before} → {after}', en: 'name {before} → {after}' },
  opening: { zh: '开口 {before} → {after}', en: 'open sides: {before} → {after}' },
  byPlace: { zh: '按位置推算', en: 'by position' },
  openReason: { zh: '开口不同的原因', en: 'why its open sides differ' },
  font: { zh: '字体', en: 'lettering' },
  nothing: { zh: '无', en: 'none' },
  discard: { zh: '放弃草稿', en: 'Throw the draft away' },
  discardTitle: {
    zh: '放弃草稿，回到已发布的 v{number}？',
    en: 'Throw the draft away and go back to v{number}?',
  },
  discardNote: {
    zh: '草稿中的修改不再保留在服务器上。本页关闭前可以撤销。',
    en: 'The changes are no longer kept on the server. Until this page is closed you can undo it.',
  },
  discarded: { zh: '已放弃草稿', en: 'The draft was thrown away' },
  keep: { zh: '保留', en: 'Keep it' },
  toPublish: { zh: '去发布', en: 'Go on to publish' },

  historyTitle: { zh: '版本历史', en: 'Versions' },
  historyLead: {
    zh: '勾选两个版本即可比较。恢复只改动草稿，发布后才对外可见，也可以撤销。',
    en: 'Tick two versions to compare them. Bringing one back changes only the draft, can be undone, and is seen by nobody until it is published.',
  },
  historyNone: { zh: '还没有发布过版本。', en: 'Nothing has been published yet.' },
  version: { zh: 'v{number}', en: 'v{number}' },
  current: { zh: '当前', en: 'current' },
  figures: {
    zh: '{count} 个展位 · {area} m²',
    en: { one: '{count} booth · {area} m²', other: '{count} booths · {area} m²' },
  },
  noNote: { zh: '没有说明', en: 'No note' },
  restore: { zh: '恢复到草稿', en: 'Bring back' },
  restoreTitle: { zh: '把 v{number} 恢复到草稿？', en: 'Bring v{number} back into the draft?' },
  restoreNote: {
    zh: '图上的内容换成 v{number}，作为一步操作，可撤销；发布前公众看到的不变。',
    en: 'The plan on the table becomes v{number}, as one step that can be undone. Visitors see no change until you publish.',
  },
  restoreHeld: {
    zh: '以下展位已有归属，安全模式会拒绝这样发布：',
    en: 'Safe mode will not let this be published, because somebody has these booths:',
  },
  cancel: { zh: '取消', en: 'Cancel' },
  restored: { zh: '已把 v{number} 恢复到草稿', en: 'v{number} is in the draft now' },
  compareChosen: { zh: '比较所选', en: 'Compare these two' },
  tick: { zh: '选择 v{number} 用于比较', en: 'Choose v{number} for comparing' },
  back: { zh: '返回历史', en: 'Back to the versions' },

  publishTitle: { zh: '发布 {hall} v{number}', en: 'Publish {hall} v{number}' },
  publishLead: {
    zh: '发布后所有人立即看到新的平面图，展位表同时更新；任何一步不成，则全部不变。',
    en: 'Everybody sees the new plan at once and the booths are updated with it; if any part fails, nothing changes.',
  },
  problemsLeft: {
    zh: '还有 {count} 个问题需要先处理',
    en: { one: '{count} problem has to be mended first', other: '{count} problems have to be mended first' },
  },
  breachesLeft: {
    zh: '安全模式：{count} 处改动不能发布',
    en: {
      one: 'Safe mode: {count} change cannot be published',
      other: 'Safe mode: {count} changes cannot be published',
    },
  },
  movedTaken: {
    zh: '{codes} 已有归属，位置有变或开口减少，请说明理由。',
    en: '{codes} are taken and would move or lose an open side. Please say why.',
  },
  reason: { zh: '变动理由', en: 'Reason' },
  note: { zh: '版本说明（可不填）', en: 'Note (optional)' },
  notePlaceholder: { zh: '例如：北侧加一排标准展位', en: 'For example: one more row along the north side' },
  publish: { zh: '发布', en: 'Publish' },
  publishing: { zh: '正在发布…', en: 'Publishing…' },
  published: { zh: '已发布 v{number}', en: 'v{number} is published' },
  unknownTitle: {
    zh: '没有收到答复，不确定是否已发布',
    en: 'No answer came: it may or may not be published',
  },
  unknownNote: {
    zh: '连接中断。草稿没有丢失；查看后即可知道结果。再次发布不会重复。',
    en: 'The connection broke off. The draft is safe. Have a look to know; publishing again does no harm.',
  },
  look: { zh: '查看结果', en: 'Have a look' },
  notPublished: { zh: '没有发布，可以再试一次', en: 'It was not published. You can try again' },
  notSaved: {
    zh: '草稿还没有保存到服务器，不能发布。',
    en: 'The draft is not on the server yet, so it cannot be published.',
  },
} satisfies Texts
