import { defineMessages } from '../text'

/** What is wrong with a value. */
export const listRules = defineMessages('listRule', {
  companyMissing: { zh: '请输入企业名称', en: 'Please enter the company name' },
  companyTooLong: { zh: '企业名称最多为200字符', en: 'The company name can have at most 200 characters' },
  creditCode: {
    zh: '统一社会信用代码应为18位字母、数字',
    en: 'The unified social credit code has 18 letters and digits',
  },
  commentMissing: { zh: '请输入批语内容', en: 'Please enter the comment' },
  commentTooLong: { zh: '批语内容最多为200字', en: 'The comment can have at most 200 characters' },
  gradeMissing: { zh: '请选择行业信用等级', en: 'Please choose the credit grade' },
  gradeCertificateTooLong: {
    zh: '证书编号最多为15字符',
    en: 'The certificate number can have at most 15 characters',
  },
  memberCertificateTooLong: {
    zh: '证书编号最多为5字符',
    en: 'The certificate number can have at most 5 characters',
  },
  groupTypeMissing: { zh: '请选择展团类型', en: 'Please choose the group type' },
  groupNameTooLong: { zh: '展团名称最多为200字符', en: 'The group name can have at most 200 characters' },
  remarkTooLong: { zh: '备注最多为200字符', en: 'The remark can have at most 200 characters' },
  labelTooLong: { zh: '档位名称最多为50字符', en: 'The tier label can have at most 50 characters' },
  serial: { zh: '序号应为1-5位数字', en: 'The serial number has 1 to 5 digits' },
  wholeNumber: { zh: '请输入不超过10位的整数', en: 'Please enter a whole number of up to 10 digits' },
  email: { zh: '邮箱格式不正确', en: 'This is not a valid email address' },
  noteTooLong: { zh: '版本说明最多为200字', en: 'The note can have at most 200 characters' },
  aboveZero: { zh: '最大值应大于0', en: 'The maximum must be above 0' },
})

/** What became of a request. */
export const listMessages = defineMessages('list', {
  added: { zh: '新增成功', en: 'Added' },
  edited: { zh: '编辑成功', en: 'Saved' },
  addFailed: { zh: '新增失败', en: 'Adding failed' },
  editFailed: { zh: '编辑失败', en: 'Saving failed' },
  removed: { zh: '成功删除{count}条{noun}', en: 'Deleted: {count} ({noun})' },
  removeAsk: { zh: '确定删除已选中{noun}?', en: 'Delete the selected {noun}?' },
  removeCancelled: { zh: '已取消删除', en: 'Nothing was deleted' },
  restored: { zh: '恢复成功', en: 'Restored' },
  notFound: { zh: '该记录不存在或已被删除', en: 'This row does not exist or was deleted' },
  conflict: {
    zh: '该记录已被{who}于{when}修改，您的修改尚未保存，请核对最新内容后再保存',
    en: '{who} changed this row at {when}. Your changes are not saved yet: compare them with the latest version first',
  },
  removeConflict: {
    zh: '选中的记录中有{count}条已被他人修改或删除，未删除任何记录，请刷新后重试',
    en: 'Chosen rows changed or deleted by someone else: {count}. Nothing was deleted; refresh and try again',
  },
  notAnOption: { zh: '“{value}”不是可选的值', en: '“{value}” is not one of the options' },
  notAnOptionHere: { zh: '不是可选的值', en: 'Not one of the options' },
  alreadyBlacklisted: {
    zh: '选中的企业已经在黑名单中',
    en: 'The chosen company is already on the blacklist',
  },
  companyStays: {
    zh: '您没有新增权限，不能将此记录改为另一家企业',
    en: 'You need permission to add entries before you can name another company here',
  },
  alreadyAdded: {
    zh: '该记录此前已新增，请关闭窗口，在列表中查看或修改',
    en: 'This row was already added. Close this window and look at it in the list',
  },
  boothTypeNotOffered: {
    zh: '该展品类型不能申请这种展位类型',
    en: 'This booth type is not offered for the exhibit type',
  },
  sameTier: { zh: '已有相同的档位', en: 'This tier already exists' },
  tierOverlaps: { zh: '与已有档位“{tier}”重叠', en: 'Overlaps with the tier “{tier}”' },
  tierBeyond: {
    zh: '超出企业可申请的范围（{least}–{most}）',
    en: 'This is outside what companies may ask for ({least}–{most})',
  },
  notFromHere: {
    zh: '该记录当前的状态不支持此操作，请刷新后查看',
    en: 'The row is in a state that does not allow this. Please refresh',
  },
  incomplete: {
    zh: '内容尚未填写完整，请补充并保存后再发布',
    en: 'Something is missing. Please fill it in and save it, then publish',
  },
  notToCome: { zh: '请选择将来的时间', en: 'Please choose a time to come' },
  endsFirst: { zh: '撤下时间应晚于发布时间', en: 'It has to go out before it is taken down' },
  plannedWhole: {
    zh: '这条内容已定时发布，须保持完整。请补充，或先取消定时',
    en: 'This is planned to go out and has to stay complete. Fill in what is missing, or cancel the plan first',
  },
  noVersion: { zh: '没有这个版本', en: 'There is no such version' },
  onlyDrafts: {
    zh: '选中的记录中有{count}条已发布过，不能删除，可改为撤下；未删除任何记录',
    en: 'Chosen rows that have been published: {count}. They can be taken down, not deleted. Nothing was deleted',
  },
  orderChanged: {
    zh: '列表已被他人修改，顺序没有改变，请按最新的列表再试',
    en: 'The list was changed by someone else, so nothing was moved. Please look at it and try again',
  },
  fileGone: {
    zh: '有文件已失效，请移除后重新上传',
    en: 'A file is no longer kept. Please remove it and upload it again',
  },
  unknownCompany: { zh: '所选企业不存在', en: 'The chosen company does not exist' },
})
