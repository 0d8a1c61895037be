import { z } from 'zod'
import { setting } from './setting'
import { settingRules } from './setting-messages'
import { byExhibitType, decimal, entries, line, onOff, parts, someOf, units, whole } from './setting-parts'

const refresh = { least: 0, most: 3600, unit: units.seconds }
const booths = { least: 1, most: 20, unit: units.booths }

export const selectionSettings = {
  selectionStarted: setting({
    field: onOff({ zh: '展位选择已开放', en: 'Booth selection is open' }),
    initial: false,
    group: 'selection',
    help: { zh: '关闭时任何企业都不能选择展位。', en: 'While off, nobody can choose a booth.' },
    confirm: (open) =>
      open
        ? {
            zh: '保存后，处在选位时段内的企业立即可以选择展位。',
            en: 'Companies inside their selection window can choose booths at once.',
          }
        : {
            zh: '保存后，正在选位的企业立即不能再选择展位；已选的展位保留。',
            en: 'Companies choosing right now can choose no further; booths already chosen stay theirs.',
          },
  }),
  windowNotice: setting({
    field: whole(
      { zh: '选位开始前提醒', en: 'Reminder before a window opens' },
      { least: 0, most: 1440, unit: units.minutes },
    ),
    initial: 60,
    group: 'selection',
    help: {
      zh: '选位时间开始前多少分钟提醒企业，每个时段提醒一次；0 表示不提醒。',
      en: 'How many minutes before its window opens a company is told so, once for each window; 0 means never.',
    },
  }),
  waitingOfferMinutes: setting({
    field: whole(
      { zh: '候补展位保留时间', en: 'How long an offer to the waiting list stands' },
      { least: 5, most: 20_160, unit: units.minutes },
    ),
    initial: 120,
    group: 'selection',
    help: {
      zh: '空出的展位为候补企业保留多少分钟；过期未答复即转给下一家。已发出的保留不受影响。',
      en: 'For how many minutes a freed booth is kept for a company on the waiting list before it goes to the next. Offers already made keep their time.',
    },
  }),
  designMode: setting({
    field: onOff({ zh: '展位图可以设计', en: 'Hall plans can be designed' }),
    initial: true,
    group: 'selection',
    help: {
      zh: '关闭时展位图只能查看，不能修改。已分配、已预留或已售出的展位在任何时候都受保护。',
      en: 'While off, plans can be looked at but not changed. Booths that somebody has are protected either way.',
    },
  }),
  mapRefresh: setting({
    field: parts(
      { zh: '展位图刷新间隔', en: 'How often maps ask again' },
      {
        selection: whole({ zh: '选位页面', en: 'While choosing' }, refresh),
        anonymous: whole({ zh: '公众预览', en: 'Public preview' }, refresh),
      },
    ),
    initial: { selection: 5, anonymous: 15 },
    group: 'selection',
    public: true,
    help: {
      zh: '展位图实时推送；网络不支持推送时，按此间隔（秒）刷新，0 表示不刷新。',
      en: 'Maps change by push. Where a network does not let it through, they ask again after so many seconds; 0 means never.',
    },
  }),
  partPaymentShownToAll: setting({
    field: onOff({ zh: '展位图向所有人显示“部分付款”', en: 'Plans show everybody who has paid in part' }),
    initial: true,
    group: 'selection',
    help: {
      zh: '关闭后，公众和其他企业看到的部分付款展位为“已占用”；工作人员和该企业自己仍看到“部分付款”。',
      en: 'While off, the public and other companies see a booth that is partly paid as “Occupied”; staff and the company itself still see “Partly paid”.',
    },
  }),
  rawBooths: setting({
    field: parts(
      { zh: '光地展位数量', en: 'Raw-space booths per exhibitor' },
      {
        offered: whole({ zh: '企业自选', en: 'Chosen by the exhibitor' }, booths),
        hardCap: whole({ zh: '上限（含组委会分配）', en: 'Cap, staff allotment included' }, booths),
      },
      {
        between: (rule) =>
          rule.refine(({ offered, hardCap }) => offered <= hardCap, {
            path: ['hardCap'],
            error: settingRules.offeredAboveCap,
          }),
      },
    ),
    initial: { offered: 1, hardCap: 2 },
    group: 'selection',
    help: {
      zh: '企业自选页面允许的数量，以及包含组委会分配的上限。',
      en: 'What the exhibitor may choose, and the cap that also holds for staff allotment.',
    },
  }),
  boothClassesByExhibitType: setting({
    field: byExhibitType(
      { zh: '各展品类型可选的展位类别', en: 'Booth classes per exhibit type' },
      someOf('exhibitType', ['01', '02']),
    ),
    initial: { '01': ['01'], '02': ['02'], '03': ['02'] },
    group: 'selection',
    help: {
      zh: '展位图上的展位只分两类；这里决定每种展品类型的企业可以选哪一类。',
      en: 'Booths on the plans come in two classes; this says which one each exhibit type may take.',
    },
  }),
  areaSlack: setting({
    field: decimal(
      { zh: '面积上限余量', en: 'Allowance above the area limit' },
      { least: 0, most: 10, unit: units.squareMetres },
    ),
    initial: 0.99,
    group: 'selection',
    help: {
      zh: '可选展位面积不超过额度上限加此值。',
      en: 'A booth may exceed the upper limit by this much.',
    },
  }),
  contactGroups: setting({
    field: entries(
      { zh: '展区QQ群', en: 'QQ groups of the zones' },
      parts(
        { zh: 'QQ群', en: 'QQ group' },
        {
          hall: line(
            { zh: '展馆编号', en: 'Hall code' },
            z.string().trim().min(1, settingRules.textMissing).max(20),
          ),
          number: line(
            { zh: 'QQ群号', en: 'QQ group number' },
            z
              .string()
              .trim()
              .regex(/^\d{5,12}$/, settingRules.groupNumber),
          ),
        },
      ),
      {
        most: 40,
        between: (rule) =>
          rule.superRefine((groups, context) => {
            // A group is full at two thousand people, so a hall may have several; each is named once.
            for (const [index, { hall, number }] of groups.entries())
              if (groups.findIndex((group) => group.hall === hall && group.number === number) < index)
                context.addIssue({
                  code: 'custom',
                  path: [index, 'number'],
                  message: settingRules.doubledGroup,
                })
          }),
      },
    ),
    initial: [],
    group: 'selection',
    help: {
      zh: '在确认页面向该展馆（按展馆编号）的参展商显示；没有填写的展馆不显示。',
      en: 'Shown on the confirmation page to exhibitors of that hall, by hall code. Halls without an entry show none.',
    },
  }),
}
