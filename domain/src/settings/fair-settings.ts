import { z } from 'zod'
import { setting } from './setting'
import { settingRules } from './setting-messages'
import { calendarDay, languageLabels, localText, siteOrPath, timeZone } from './setting-parts'

export const fairSettings = {
  edition: setting({
    schema: z.int().min(1).max(999),
    initial: 21,
    group: 'fair',
    public: true,
    title: { zh: '当前届次', en: 'Current edition' },
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
    schema: localText,
    initial: { zh: '国际消防设备技术交流展览会', en: 'International Fire Safety Exhibition' },
    group: 'fair',
    public: true,
    title: { zh: '展会名称', en: 'Name of the fair' },
    help: { zh: '显示在登录页、首页和公开页面。', en: 'Shown on login, home and public pages.' },
    labels: languageLabels,
  }),
  fairDates: setting({
    schema: z
      .object({ opens: calendarDay, closes: calendarDay })
      .refine(({ opens, closes }) => opens <= closes, {
        path: ['closes'],
        error: settingRules.closesBeforeOpens,
      }),
    initial: { opens: '2027-05-18', closes: '2027-05-21' },
    group: 'fair',
    public: true,
    title: { zh: '展会日期', en: 'Dates of the fair' },
    help: { zh: '开幕与闭幕日期。', en: 'First and last day.' },
    labels: { opens: { zh: '开幕', en: 'First day' }, closes: { zh: '闭幕', en: 'Last day' } },
  }),
  signUpDeadline: setting({
    schema: calendarDay,
    initial: '2026-12-31',
    group: 'fair',
    public: true,
    title: { zh: '报名截止日期', en: 'Sign-up deadline' },
    help: { zh: '此日结束前可提交报名。', en: 'Sign-ups may be submitted until the end of this day.' },
  }),
  timeZone: setting({
    schema: timeZone,
    initial: 'Asia/Shanghai',
    group: 'fair',
    public: true,
    title: { zh: '时区', en: 'Time zone' },
    help: { zh: '所有时间按此时区显示。', en: 'All times are shown in this zone.' },
    confirm: () => ({
      zh: '保存后，所有页面上的时间立即改按新时区显示，包括已经公布的选位时段。时段本身的起止时刻不会移动。',
      en: 'Every time on every screen is shown in the new zone at once, selection windows already announced included. The moments themselves do not move.',
    }),
  }),
  supportPhones: setting({
    schema: z
      .array(
        z
          .string()
          .trim()
          .min(1, settingRules.textMissing)
          .max(40)
          .regex(/^[\d\s()+-]+$/, settingRules.phone),
      )
      .max(6, settingRules.tooManyEntries),
    initial: ['400-000-0000'],
    group: 'fair',
    public: true,
    title: { zh: '客服电话', en: 'Support phone lines' },
    help: { zh: '显示在登录页底部。', en: 'Shown at the foot of the login pages.' },
  }),
  portalUrl: setting({
    schema: siteOrPath(300),
    initial: '/',
    group: 'fair',
    public: true,
    title: { zh: '展会门户网站', en: 'Exhibition portal site' },
    help: { zh: '“返回首页”和页头图标打开的地址。', en: 'What “back to homepage” and the header icon open.' },
  }),
  innovationUrl: setting({
    schema: z
      .string()
      .trim()
      .max(300)
      .regex(/^(https:\/\/\S+)?$/, settingRules.site),
    initial: '',
    group: 'fair',
    public: true,
    title: { zh: '创新产品申报网站', en: 'Innovation product site' },
    help: {
      zh: '留空则不显示入口；打开时附上本企业的统一社会信用代码。',
      en: 'Left empty, no entry is shown; opened with the company’s credit code.',
    },
  }),
  qrCodes: setting({
    schema: z
      .array(z.object({ title: localText, content: siteOrPath(500) }))
      .max(4, settingRules.tooManyEntries),
    initial: [{ title: { zh: '手机端报名', en: 'Sign up on your phone' }, content: '/' }],
    group: 'fair',
    public: true,
    title: { zh: '登录页二维码', en: 'QR codes on the login pages' },
    help: {
      zh: '内容为网址；以 / 开头表示本站地址。',
      en: 'The content is a link; one that starts with / is on this site.',
    },
    labels: {
      title: { zh: '标题', en: 'Caption' },
      'title.zh': { zh: '中文标题', en: 'Caption in Chinese' },
      'title.en': { zh: '英文标题', en: 'Caption in English' },
      content: { zh: '网址', en: 'Link' },
    },
  }),
}
