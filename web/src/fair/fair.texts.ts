import type { Texts } from '../lib/text'

export const fairTexts = {
  nameless: { zh: '参展服务系统', en: 'Exhibitor services' },
  edition: { zh: '第 {edition} 届', en: 'Edition {edition}' },
  intro: {
    zh: '在线报名、审核、选位、签约与缴费。展位图实时更新，选位顺序公开摇号、人人可验。',
    en: 'Sign up, choose your booths, sign and pay online. Hall plans update live, and the draw for selection order can be checked by anyone.',
  },
  visit: { zh: '参观？查找企业和展位', en: 'Visiting? Find a company or a booth' },
  doors: { zh: '参展商登录', en: 'Exhibitor login' },
  chineseLogin: { zh: '参展商登录', en: 'Chinese exhibitors' },
  chineseLoginNote: { zh: '中文系统，使用手机号', en: 'In Chinese, by mobile number' },
  englishLogin: { zh: '境外参展商登录', en: 'Exhibitor login' },
  englishLoginNote: { zh: '英文系统，使用邮箱', en: 'In English, by email' },
  chineseRegister: { zh: '首次参展，注册账号', en: 'Register with a Chinese mobile number' },
  englishRegister: { zh: '境外企业注册', en: 'New here? Register' },
  places: { zh: '本页内容', en: 'On this page' },
  site: { zh: '展会官网', en: 'The fair' },
  guides: { zh: '参展指南', en: 'Guides' },
  aboutRegistration: {
    zh: '注册前要准备什么、如何注册，以及忘记密码、忘记用户名或更换手机号时怎么办。',
    en: 'What to prepare, how to open an account, and what to do when a password, username or mobile number is lost.',
  },
  aboutHelp: {
    zh: '报名信息怎样填写、每个状态是什么意思、如何选择展位。',
    en: 'How to fill in the sign-up, what each state means, and how booths are chosen.',
  },
  venue: { zh: '展期与展馆', en: 'Dates and halls' },
  venueShort: { zh: '展馆', en: 'Halls' },
  dates: { zh: '展览日期', en: 'The fair is open' },
  boothsIn: { zh: '{figure} 个展位', en: { one: '{figure} booth', other: '{figure} booths' } },
  onThePlan: { zh: '查看展馆平面图', en: 'See the hall plans' },
  staffLogin: { zh: '管理员登录', en: 'Staff login' },
  demoMessages: { zh: '演示消息', en: 'Demo messages' },
  deadline: { zh: '报名截止', en: 'Sign-up closes' },
  halls: { zh: '展馆', en: { one: 'Hall', other: 'Halls' } },
  booths: { zh: '展位', en: { one: 'Booth', other: 'Booths' } },
  factsMissing: {
    zh: '展会日期与规模暂时取不到，登录不受影响。',
    en: 'The fair’s dates and figures are not available right now. Logging in works as usual.',
  },
  retry: { zh: '重试', en: 'Try again' },
  steps: { zh: '参展六步', en: 'Six steps to your booth' },
  signUp: {
    zh: '填写企业、开票、产品与展位需求，全部保存后提交。',
    en: 'Enter company, invoice, products and booth needs; save each part, then submit.',
  },
  review: {
    zh: '组委会审核资料，结果以短信或邮件通知。',
    en: 'The organiser checks your entries and tells you by SMS or email.',
  },
  booth: {
    zh: '按摇号顺序，在自己的时段内在实时展位图上选位。',
    en: 'In the drawn order, pick booths on the live plan within your own time slot.',
  },
  contract: {
    zh: '展位确认后在线签订参展合同。',
    en: 'Sign the contract online once your booths are confirmed.',
  },
  payment: {
    zh: '按合同缴纳展位费用并领取发票。',
    en: 'Pay for your booths as agreed and receive the invoice.',
  },
  documents: { zh: '核对会刊内容，申领参展证件。', en: 'Check your catalogue entry and apply for badges.' },
  support: { zh: '客服 {phones}', en: 'Support {phones}' },
} satisfies Texts
