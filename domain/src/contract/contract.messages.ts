import { defineMessages } from '../text'

/** Where a scan of a contract may be more than other documents. */
export const scanFaults = defineMessages('contractScan', {
  tooLarge: { zh: '文件不能超过{limit} MB', en: 'The file is larger than {limit} MB' },
  tooManyPages: { zh: '扫描件最多40页', en: 'A scan has at most 40 pages' },
})

/** What is said when something about contracts cannot be. */
export const contractMessages = defineMessages('contract', {
  nameMissing: { zh: '请填写名称', en: 'Please enter a name' },
  nameTooLong: { zh: '名称最多60个字', en: 'At most 60 characters' },
  userType: { zh: '请选择适用对象', en: 'Please choose whom it is for' },
  kindMissing: { zh: '请选择类别', en: 'Please choose a kind' },
  doubledPrice: { zh: '同一类展位只能有一个价格', en: 'One kind of booth has one price' },
  noPrices: { zh: '请至少填写一个价格', en: 'Please enter at least one price' },
  openSides: { zh: '请选择2至4面开口', en: 'Choose two to four open sides' },
  doubledSurcharge: { zh: '这项加价已在上面填写', en: 'This surcharge stands above already' },
  doubledDiscount: { zh: '这项优惠已在上面填写', en: 'This discount stands above already' },
  percent: {
    zh: '比例须大于0且不超过100%，最多两位小数',
    en: 'A share is more than 0 % and at most 100 %, with at most two decimals',
  },
  coExhibitorRate: {
    zh: '联合参展商按家收取固定金额，请填写金额',
    en: 'Co-exhibitors are charged a fixed amount each; please enter an amount',
  },
  rate: {
    zh: '请填写比例（不超过100%）或大于0的金额，最多两位小数',
    en: 'Enter a share of at most 100 % or an amount above 0, with at most two decimals',
  },
  condition: { zh: '请填写条件', en: 'Please say when it applies' },
  tooMany: { zh: '最多{limit}项', en: 'At most {limit} entries' },
  titleMissing: { zh: '请填写合同标题', en: 'Please enter the title of the contract' },
  titleTooLong: { zh: '标题最多100个字', en: 'At most 100 characters' },
  bodyMissing: { zh: '请填写合同正文', en: 'Please enter the text of the contract' },
  bodyTooLong: { zh: '正文最多20000个字', en: 'At most 20,000 characters' },
  unknownPlaceholders: {
    zh: '正文中有无法识别的占位符：{names}',
    en: 'The text names placeholders that do not exist: {names}',
  },
  unknownClass: { zh: '没有找到该合同类别', en: 'There is no such class of contracts' },
  classConflict: {
    zh: '{who}已于{when}修改了该合同类别。您填写的内容仍然保留，请核对后再保存。',
    en: '{who} changed this class at {when}. What you entered is kept: compare, then save again.',
  },
  classInUse: {
    zh: '已有{count}份合同使用该类别，不能删除',
    en: 'This class has {count} contracts and cannot be removed',
  },
  templateOvertaken: {
    zh: '{who}已于{when}保存了第{number}版模板。您填写的内容仍然保留，请核对后再保存。',
    en: '{who} saved version {number} of this template at {when}. What you entered is kept: compare, then save again.',
  },
  unknownTemplate: { zh: '没有找到该版本的模板', en: 'There is no such version of the template' },
  unknownCompany: { zh: '没有找到该企业', en: 'There is no such company' },
  unknown: { zh: '没有找到该合同', en: 'There is no such contract' },
  conflict: {
    zh: '{who}已于{when}处理了这份合同，请核对最新内容后再操作。',
    en: '{who} changed this contract at {when}. Please look at it again before you go on.',
  },
  notNow: {
    zh: '合同{number}当前为“{state}”，不能进行此操作',
    en: 'Contract {number} is “{state}”, so this cannot be done now',
  },
  reasonMissing: { zh: '请填写原因', en: 'Please give a reason' },
  reasonTooLong: { zh: '原因最多500个字', en: 'At most 500 characters' },
  labelMissing: { zh: '请填写项目名称', en: 'Please say what it is for' },
  labelTooLong: { zh: '项目名称最多60个字', en: 'At most 60 characters' },
  dayPast: { zh: '签署期限不能早于今天', en: 'The day to sign by cannot lie in the past' },
  day: { zh: '请选择日期', en: 'Please choose a date' },
  aboveMost: {
    zh: '合同总额超过10亿元，请核对价格和附加项目',
    en: 'The total is above a thousand million: please look at the prices and further lines',
  },
  belowNothing: { zh: '合同总额不能小于0', en: 'The total cannot be below 0' },
  noBooths: { zh: '没有已确认的展位', en: 'No confirmed booths' },
  hasContract: { zh: '已有合同{number}', en: 'Contract {number} exists already' },
  totalChanged: {
    zh: '金额已由{seen}变为{now}，请重新核对',
    en: 'The amount changed from {seen} to {now}; please look again',
  },
  noClass: {
    zh: '没有适用于该企业的合同类别',
    en: 'No class of contracts is meant for such a company',
  },
  noPrice: { zh: '展位{booths}没有价格', en: 'No price for {booths}' },
  noTemplate: {
    zh: '合同类别“{name}”还没有{language}模板',
    en: 'Class “{name}” has no template in {language}',
  },
  amendedAlready: {
    zh: '变更合同{number}尚未完成，请先处理完或将其作废',
    en: 'Amendment {number} is still on its way; finish it or make it void first',
  },
  amendCurrency: {
    zh: '变更合同须与原合同使用同一币种',
    en: 'An amendment is in the currency of the contract it amends',
  },
  vouchersWaiting: {
    zh: '合同{number}还有{count}张回单等待核对，请先核对，款项才能计入变更合同',
    en: '{count} vouchers of contract {number} are being checked; decide about them first, so that the money counts',
  },
  replaced: {
    zh: '合同{number}已被变更合同取代，请在变更合同上记账',
    en: 'Contract {number} was replaced by an amendment; please book on that one',
  },
  signerMissing: { zh: '请填写签署人姓名', en: 'Please enter the name of who signs' },
  signerTooLong: { zh: '最多60个字', en: 'At most 60 characters' },
  authority: { zh: '请选择签署人身份', en: 'Please say in which capacity you sign' },
  agreed: {
    zh: '请确认已阅读并同意合同全文',
    en: 'Please confirm that you have read and accept the whole contract',
  },
  codeMissing: { zh: '请输入6位验证码', en: 'Please enter the six digits' },
  wrongCode: { zh: '验证码不正确或已过期', en: 'This code is wrong or no longer valid' },
  delegateMissing: { zh: '请填写受托人姓名', en: 'Please enter the name of the delegate' },
  delegatePostMissing: { zh: '请填写受托人职务', en: 'Please enter the position of the delegate' },
  delegateMobile: {
    zh: '请填写受托人的正确手机号',
    en: 'Please enter a correct mobile number of the delegate',
  },
  delegateMail: { zh: '请填写受托人的正确邮箱', en: 'Please enter a correct email address of the delegate' },
  delegateOwn: {
    zh: '受托人须使用本账户以外的联系方式',
    en: 'A delegate has a contact of their own, not the one of this account',
  },
  delegateDayPast: { zh: '有效期不能早于今天', en: 'The last day cannot lie in the past' },
  delegateDayTooFar: {
    zh: '有效期最长366天，请核对年份',
    en: 'At most 366 days from today; please check the year',
  },
  delegateGone: {
    zh: '该委托已撤销或已到期，不能用于签署',
    en: 'This delegation was revoked or has run out; nothing can be signed by it',
  },
  scanMissing: { zh: '请上传盖章后的扫描件', en: 'Please upload the stamped scan' },
  requestMissing: { zh: '请填写需要修改的内容', en: 'Please say what should be changed' },
  requestTooLong: { zh: '最多1000个字', en: 'At most 1,000 characters' },
  requestOpen: { zh: '已有一条修改申请等待答复', en: 'A request is waiting for its answer already' },
  requestGone: { zh: '该修改申请已撤回或已答复', en: 'This request was withdrawn or answered meanwhile' },
  answerMissing: { zh: '请填写答复', en: 'Please write an answer' },
})
