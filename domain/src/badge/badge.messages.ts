import { defineMessages } from '../text'

/** What is wrong with a person for a badge, or why nothing can be done about one. */
export const badgeMessages = defineMessages('badge', {
  name: { zh: '请输入姓名', en: 'Please enter the name' },
  nameTooLong: { zh: '姓名最多为50字', en: 'A name can have at most 50 characters' },
  nameEnCharacters: {
    zh: '英文姓名只能包含拉丁字母、空格、连字符、撇号和点',
    en: 'The name in English can have Latin letters, spaces, hyphens, apostrophes and dots only',
  },
  nameEnTooLong: { zh: '英文姓名最多为80个字符', en: 'The name in English can have at most 80 characters' },
  post: { zh: '请输入职务', en: 'Please enter the post' },
  postTooLong: { zh: '职务最多为50字', en: 'A post can have at most 50 characters' },
  mobile: { zh: '请输入手机号', en: 'Please enter the mobile number' },
  mobileFormat: {
    zh: '手机号为11位数字；境外号码以 + 和国家代码开头',
    en: 'A mobile number has 11 digits in China; elsewhere it starts with + and the country code',
  },
  identityKind: { zh: '请选择证件类型', en: 'Please choose the kind of document' },
  identityNumber: { zh: '请输入证件号码', en: 'Please enter the document number' },
  idCardFormat: {
    zh: '身份证号为18位，最后一位是数字或X；请核对',
    en: 'An ID card number has 18 digits, the last one may be X; please check it',
  },
  documentFormat: {
    zh: '证件号码为5-20位字母、数字或连字符',
    en: 'A document number has 5 to 20 letters, digits or hyphens',
  },
  doubledIdentity: {
    zh: '该证件号码已用于本单位的另一张证件：{name}',
    en: 'This document number already stands for somebody else of your company: {name}',
  },
  unknownCompany: { zh: '请选择企业', en: 'Please choose a company' },
  extraCount: {
    zh: '请填写1到200的整数；减少时填负数',
    en: 'Please enter a whole number up to 200; a negative one takes badges back',
  },
  extraBelowZero: {
    zh: '最多可以减少{most}张',
    en: 'At most {most} badges can be taken back',
  },
  noBoothYet: {
    zh: '该企业还没有展位，暂不能增减证件名额',
    en: 'This company has no booth yet, so there are no badges to add to',
  },
  noCompany: {
    zh: '请先完成预报名，取得展位后再办理证件',
    en: 'Please sign up first; badges can be applied for once you have a booth',
  },
  noBooth: {
    zh: '贵单位还没有展位。取得展位后，可按展位面积办理参展证',
    en: 'Your company has no booth yet. Once it has one, badges can be applied for by its area',
  },
  quotaFull: {
    zh: '证件名额已用完（共{quota}张）。可以修改或删除已有人员，或联系组委会增加名额',
    en: 'All {quota} badges are taken. Change or remove somebody, or ask the organiser for more',
  },
  printAboveQuota: {
    zh: '证件名额为{quota}张，已打印{printed}张，不能再打印{count}张。请删除多出的人员，或联系组委会增加名额',
    en: 'There are {quota} badges and {printed} are printed; {count} more cannot be. Remove somebody, or ask the organiser for more',
  },
  printedForCoExhibitor: {
    zh: '已打印{printed}张证件，减去这家联合参展商后名额只有{quota}张。请先删除多出的人员',
    en: '{printed} badges are printed, and without this co-exhibitor there would be {quota}. Remove the people beyond them first',
  },
  importAboveQuota: {
    zh: '表中有{count}人，剩余名额为{left}张',
    en: 'The workbook has {count} people, and {left} badges are left',
  },
  deadlinePassed: {
    zh: '证件办理已于{day}截止，之后的变更请提交申请',
    en: 'The deadline was {day}. Changes after it are requests to the organiser',
  },
  deadlineAhead: {
    zh: '{day}之前可以直接修改，不需要提交申请',
    en: 'Until {day} you can make changes yourself; no request is needed',
  },
  unknownPerson: {
    zh: '没有找到该人员，可能已被删除',
    en: 'This person was not found; somebody may have removed them',
  },
  conflict: {
    zh: '{who}已在{when}修改了该人员。您填写的内容仍然保留，请核对后再保存',
    en: '{who} changed this person at {when}. What you entered is kept: compare, then save again',
  },
  changedMeanwhile: {
    zh: '该人员刚刚被修改，请核对后再试',
    en: 'This person was changed a moment ago; please look again and try once more',
  },
  unknownRequest: { zh: '没有找到这项申请', en: 'This request was not found' },
  requestDecided: { zh: '该申请已处理：{state}', en: 'This request is settled already: {state}' },
  requestOpen: {
    zh: '该人员已有待审批的申请，请等待审批或先撤回',
    en: 'There is a request about this person already; wait for the answer or withdraw it',
  },
  idTaken: { zh: '请重新打开表单再保存', en: 'Please open the form again and save' },
  photoGone: { zh: '照片已失效，请重新上传', en: 'The photo is gone; please upload it again' },
  photoMissing: {
    zh: '{name}还没有照片，请先上传照片再打印证件',
    en: '{name} has no photo yet; please upload it before the badge is printed',
  },
  nothingToPrint: {
    zh: '还没有可以打印的证件',
    en: 'There is no badge to print yet',
  },
  notPrinted: { zh: '该证件还没有打印过', en: 'This badge was never printed' },
  nothingPresented: { zh: '请扫描或输入证件编号', en: 'Please scan a badge or type its number' },
  voided: {
    zh: '该证件已被组委会作废：{reason}',
    en: 'The organiser has made this badge void: {reason}',
  },
  voidedAlready: { zh: '该证件已经作废', en: 'This badge is void already' },
  reason: { zh: '请输入原因', en: 'Please enter the reason' },
  reasonTooLong: { zh: '原因最多为200字', en: 'A reason can have at most 200 characters' },
  identityUnreadable: {
    zh: '证件号码暂时无法读取，请联系系统管理员（数据密钥缺失）',
    en: 'The number cannot be read at present; the operator has to bring its data key',
  },
  signingKeyMissing: {
    zh: '证件暂时无法打印，请联系系统管理员（数据密钥缺失）',
    en: 'Badges cannot be printed at present; the operator has to bring the data key',
  },
  importEmpty: { zh: '表中没有人员', en: 'There are no people in the workbook' },
  importColumns: {
    zh: '表头缺少：{columns}。请使用下载的模板',
    en: 'The heading lacks: {columns}. Please use the template',
  },
  importTooMany: { zh: '一次最多导入{most}人', en: 'At most {most} people at a time' },
  unknownKind: { zh: '证件类型应为：{kinds}', en: 'The kind of document should be one of: {kinds}' },
  doubledInFile: { zh: '与第{row}行的证件号码相同', en: 'The same document number as in row {row}' },
})
