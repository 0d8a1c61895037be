import { z } from 'zod'
import { setting } from './setting'
import { settingRules } from './setting-messages'
import { day, entries, inBothLanguages, line, parts, siteOrPath, timeZone, whole } from './setting-parts'

export const fairSettings = {
  edition: setting({
    field: whole({ zh: '当前届次', en: 'Current edition' }, { least: 1, most: 999 }),
    initial: 21,
    group: 'fair',
    public: true,
    help: {
      zh: '新报名、展位与合同都属于这一届。',
      en: 'New sign-ups, booths and contracts belong to this edition.',
    },
    confirm: (edition) => ({
      zh: `保存后，所有页面立即切换到第 ${edition} 届：报名、展馆、展位和统计都显示该届的数据，参展商需要为该届重新报名。其他届的数据保留不变，改回原届次即可再次看到。`,
      en: `Every screen switches to edition ${edition} at once: sign-ups, halls, booths and figures are that edition’s, and exhibitors sign up for it anew. Data of other editions stays as it is; switching back shows it again.`,
    }),
  }),
  fairName: setting({
    field: inBothLanguages({ zh: '展会名称', en: 'Name of the fair' }),
    initial: { zh: '国际消防设备技术交流展览会', en: 'International Fire Safety Exhibition' },
    group: 'fair',
    public: true,
    help: { zh: '显示在登录页、首页和公开页面。', en: 'Shown on login, home and public pages.' },
  }),
  fairDates: setting({
    field: parts(
      { zh: '展会日期', en: 'Dates of the fair' },
      { opens: day({ zh: '开幕', en: 'First day' }), closes: day({ zh: '闭幕', en: 'Last day' }) },
      {
        look: 'days',
        between: (rule) =>
          rule.refine(({ opens, closes }) => opens <= closes, {
            path: ['closes'],
            error: settingRules.closesBeforeOpens,
          }),
      },
    ),
    initial: { opens: '2027-05-18', closes: '2027-05-21' },
    group: 'fair',
    public: true,
    help: { zh: '开幕与闭幕日期。', en: 'First and last day.' },
  }),
  signUpDeadline: setting({
    field: day({ zh: '报名截止日期', en: 'Sign-up deadline' }),
    initial: '2026-12-31',
    group: 'fair',
    public: true,
    help: { zh: '此日结束前可提交报名。', en: 'Sign-ups may be submitted until the end of this day.' },
  }),
  timeZone: setting({
    field: timeZone({ zh: '时区', en: 'Time zone' }),
    initial: 'Asia/Shanghai',
    group: 'fair',
    public: true,
    help: { zh: '所有时间按此时区显示。', en: 'All times are shown in this zone.' },
    confirm: () => ({
      zh: '保存后，所有页面上的时间立即改按新时区显示，包括已经公布的选位时段。时段本身的起止时刻不会移动。',
      en: 'Every time on every screen is shown in the new zone at once, selection windows already announced included. The moments themselves do not move.',
    }),
  }),
  supportPhones: setting({
    field: entries(
      { zh: '客服电话', en: 'Support phone lines' },
      line(
        { zh: '电话', en: 'Phone' },
        z
          .string()
          .trim()
          .min(1, settingRules.textMissing)
          .max(40)
          .regex(/^[\d\s()+-]+$/, settingRules.phone),
      ),
      { most: 6 },
    ),
    initial: ['400-000-0000'],
    group: 'fair',
    public: true,
    help: { zh: '显示在登录页底部。', en: 'Shown at the foot of the login pages.' },
  }),
  portalUrl: setting({
    field: line({ zh: '展会门户网站', en: 'Exhibition portal site' }, siteOrPath(300)),
    initial: '/',
    group: 'fair',
    public: true,
    help: { zh: '“返回首页”和页头图标打开的地址。', en: 'What “back to homepage” and the header icon open.' },
  }),
  innovationUrl: setting({
    field: line(
      { zh: '创新产品申报网站', en: 'Innovation products site' },
      z
        .string()
        .trim()
        .max(300)
        .regex(/^(https:\/\/\S+)?$/, settingRules.site),
    ),
    initial: '',
    group: 'fair',
    public: true,
    help: {
      zh: '留空则不显示入口；打开时附上本企业的统一社会信用代码。',
      en: 'If left empty, no link is shown. It is opened with the company’s credit code.',
    },
  }),
  qrCodes: setting({
    field: entries(
      { zh: '登录页二维码', en: 'QR codes on the login pages' },
      parts(
        { zh: '二维码', en: 'QR code' },
        {
          title: inBothLanguages(
            { zh: '标题', en: 'Caption' },
            {
              zh: { zh: '中文标题', en: 'Caption in Chinese' },
              en: { zh: '英文标题', en: 'Caption in English' },
            },
          ),
          content: line({ zh: '网址', en: 'Link' }, siteOrPath(500)),
        },
      ),
      { most: 4 },
    ),
    initial: [{ title: { zh: '手机端报名', en: 'Sign up on your phone' }, content: '/' }],
    group: 'fair',
    public: true,
    help: {
      zh: '内容为网址；以 / 开头表示本站地址。',
      en: 'The content is a link; one that starts with / is on this site.',
    },
  }),
}
