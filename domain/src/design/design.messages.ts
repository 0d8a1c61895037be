import { defineMessages } from '../text'

/** Drawing and publishing hall plans. */
export const designMessages = defineMessages('design', {
  codeMissing: { zh: '请输入展位编号', en: 'Please enter a booth number' },
  codeTaken: { zh: '展位编号重复', en: 'This booth number is already in use' },
  codeTooLong: { zh: '展位编号最多{limit}个字符', en: 'A booth number can have at most {limit} characters' },
  codeShape: {
    zh: '展位编号只能包含字母、数字和连字符',
    en: 'A booth number can only have letters, digits and hyphens',
  },
  specialMissing: { zh: '请选择是否特殊展位', en: 'Please say whether this is a special booth' },
  lengthMissing: { zh: '长度必须大于0', en: 'The length must be greater than 0' },
  exhibitTypeMissing: { zh: '请选择展品类型', en: 'Please choose an exhibit type' },
  reasonMissing: { zh: '请说明与图形推算不同的原因', en: 'Please say why this differs from the plan' },
  nameMissing: { zh: '请输入功能区名称', en: 'Please name the service area' },
  unreadable: {
    zh: '图纸无法读取（{at}），没有保存',
    en: 'The plan cannot be read ({at}), so it was not saved',
  },
  tooLarge: { zh: '图纸过大，没有保存', en: 'The plan is too large, so it was not saved' },
  designOff: { zh: '设计模式已关闭，只能查看', en: 'Design mode is off, so plans can only be viewed' },
  hallUnknown: { zh: '展馆不存在', en: 'There is no such hall' },
  seatLost: {
    zh: '{name}正在编辑此展馆，你的修改没有保存到服务器，仍保留在本机',
    en: '{name} is drawing this hall now. Your changes were not saved on the server; they are kept on this device',
  },
  seatElsewhere: {
    zh: '你正在另一个页面编辑此展馆，这里的修改没有保存到服务器，仍保留在本机',
    en: 'You are drawing this hall in another tab. The changes in this one were not saved on the server; they are kept on this device',
  },
  seatNeeded: {
    zh: '请先进入编辑',
    en: 'Please begin editing first',
  },
  staleDraft: {
    zh: '草稿已被{name}于{at}修改，请先查看最新草稿',
    en: '{name} changed the draft at {at}. Please look at the newest one first',
  },
  stalePlan: {
    zh: '已发布的平面图在此期间有变化，请先查看最新内容',
    en: 'The published plan has changed meanwhile. Please look at the newest one first',
  },
  staleHall: {
    zh: '展馆已在别处修改，请刷新后再发布',
    en: 'The hall was changed elsewhere. Please reload before publishing',
  },
  noDraft: { zh: '没有可发布的草稿', en: 'There is no draft to publish' },
  nothingNew: { zh: '草稿与已发布的平面图相同', en: 'The draft is the same as the published plan' },
  noteTooLong: { zh: '版本说明最多{limit}字', en: 'The note can have at most {limit} characters' },
  reasonTooLong: { zh: '原因最多{limit}字', en: 'The reason can have at most {limit} characters' },
  moveReason: {
    zh: '移动已有归属的展位或减少其开口须说明理由',
    en: 'Please say why booths that somebody has are moved or lose an open side',
  },
  tooDense: {
    zh: '图纸中重叠或线条过多，没有保存',
    en: 'Too much on this plan overlaps, or has too many lines, so it was not saved',
  },
  siteUnreadable: {
    zh: '总平面图无法读取（{at}），没有保存',
    en: 'The site plan cannot be read ({at}), so it was not saved',
  },
  siteTooLarge: {
    zh: '场地最大 {most} × {most} 米',
    en: 'A site measures {most} × {most} m at most',
  },
  problemsLeft: {
    zh: '还有{count}个问题需要处理，没有发布：\n{list}',
    en: 'Nothing was published. {count} problems are left:\n{list}',
  },
  breaches: {
    zh: '安全模式：以下{count}个展位不能这样修改，没有发布：\n{list}',
    en: 'Nothing was published. Safe mode does not allow this for {count} booths:\n{list}',
  },
  drawingUnreadable: {
    zh: '图纸数据无法读取，没有保存',
    en: 'The drawing cannot be read, so it was not kept',
  },
  drawingUnknown: { zh: '底图已不存在', en: 'This underlay is no longer there' },
  versionUnknown: { zh: '没有这个版本', en: 'There is no such version' },
  pictureUnknown: {
    zh: '图片已失效，请重新上传',
    en: 'A picture on the plan is no longer there. Please upload it again',
  },
})
