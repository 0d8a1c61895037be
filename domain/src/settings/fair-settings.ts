import { z } from 'zod'
import { setting } from './setting'

const localText = z.object({ zh: z.string().max(200), en: z.string().max(200) })

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
  }),
  fairName: setting({
    schema: localText,
    initial: { zh: '国际消防设备技术交流展览会', en: 'International Fire Safety Exhibition' },
    group: 'fair',
    public: true,
    title: { zh: '展会名称', en: 'Name of the fair' },
    help: { zh: '显示在登录页、首页和公开页面。', en: 'Shown on login, home and public pages.' },
  }),
  fairDates: setting({
    schema: z.object({ opens: z.iso.date(), closes: z.iso.date() }),
    initial: { opens: '2027-05-18', closes: '2027-05-21' },
    group: 'fair',
    public: true,
    title: { zh: '展会日期', en: 'Dates of the fair' },
    help: { zh: '开幕与闭幕日期。', en: 'First and last day.' },
  }),
  signUpDeadline: setting({
    schema: z.iso.date(),
    initial: '2026-12-31',
    group: 'fair',
    public: true,
    title: { zh: '报名截止日期', en: 'Sign-up deadline' },
    help: { zh: '此日结束前可提交报名。', en: 'Sign-ups may be submitted until the end of this day.' },
  }),
  timeZone: setting({
    schema: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone)),
    initial: 'Asia/Shanghai',
    group: 'fair',
    public: true,
    title: { zh: '时区', en: 'Time zone' },
    help: { zh: '所有时间按此时区显示。', en: 'All times are shown in this zone.' },
  }),
  supportPhones: setting({
    schema: z.array(z.string().max(40)).max(6),
    initial: ['400-000-0000'],
    group: 'fair',
    public: true,
    title: { zh: '客服电话', en: 'Support phone lines' },
    help: { zh: '显示在登录页底部。', en: 'Shown at the foot of the login pages.' },
  }),
  portalUrl: setting({
    schema: z
      .string()
      .max(300)
      .regex(/^(https:\/\/|\/)/),
    initial: '/',
    group: 'fair',
    public: true,
    title: { zh: '展会门户网站', en: 'Exhibition portal site' },
    help: { zh: '“返回首页”和页头图标打开的地址。', en: 'What “back to homepage” and the header icon open.' },
  }),
  innovationUrl: setting({
    schema: z
      .string()
      .max(300)
      .regex(/^(https:\/\/.*)?$/),
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
    schema: z.array(z.object({ title: localText, content: z.string().max(500) })).max(4),
    initial: [{ title: { zh: '手机端报名', en: 'Sign up on your phone' }, content: '/' }],
    group: 'fair',
    public: true,
    title: { zh: '登录页二维码', en: 'QR codes on the login pages' },
    help: {
      zh: '内容为网址；以 / 开头表示本站地址。',
      en: 'The content is a link; one that starts with / is on this site.',
    },
  }),
}
