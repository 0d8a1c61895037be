import type { Text } from '@fairground/domain/text'

interface DemoNotice {
  title: Text
  body: Text
  state: 'draft' | 'published' | 'withdrawn'
  pinned?: boolean
  /** Days before the fair's today. */
  daysAgo: number
  clock: string
}

const nothing: Text = { zh: '', en: '' }
const chineseOnly = (title: string, body: string) => ({
  title: { ...nothing, zh: title },
  body: { ...nothing, zh: body },
})
const englishOnly = (title: string, body: string) => ({
  title: { ...nothing, en: title },
  body: { ...nothing, en: body },
})

/** What an organiser tells its exhibitors some weeks into the season, oldest first. */
export const demoNotices: readonly DemoNotice[] = [
  {
    title: { zh: '参展报名已经开始', en: 'Sign-up is open' },
    body: {
      zh: `本届展会参展报名现已开始。请登录系统，依次填写企业基本信息、开票信息、问卷、企业与产品介绍和展位需求，全部保存后提交。

报名期间可随时保存、下次继续填写。提交后、审核开始前，如需修改请先撤回。`,
      en: `Sign-up for this edition is open. Log in, fill in the sections one after the other, save each of them, and submit when all are complete.

You can stop at any time and go on later. Until the review begins you can withdraw your sign-up to make changes.`,
    },
    state: 'published',
    daysAgo: 58,
    clock: '09:00',
  },
  {
    title: { zh: '标准展位配置说明', en: 'What a standard booth includes' },
    body: {
      zh: `每个标准展位（3 m × 3 m）包括：
三面围板、中英文楣板、一张洽谈桌、两把折椅
两盏射灯、一个 220 V / 500 W 插座、地毯

楣板文字以报名信息中的企业中、英文简称为准，请仔细核对。超出以上配置的家具和用电请另行向主场服务商申请。`,
      en: `Each standard booth (3 m × 3 m) comes with:
wall panels on three sides, a fascia board in Chinese and English, one table, two chairs
two spotlights, one 220 V / 500 W socket, carpet

The fascia shows the short names from your sign-up, so please check them carefully. Further furniture and power are ordered from the official contractor.`,
    },
    state: 'published',
    daysAgo: 41,
    clock: '14:30',
  },
  {
    title: { zh: '特装展位施工安全须知', en: 'Safety rules for raw-space stands' },
    body: {
      zh: `室内光地展位限高 6 米，不得双层搭建；所用材料须达到 B1 级阻燃，并随图纸提交检测报告。

请委托有资质的搭建商，于布展前 30 天提交以下材料：
1. 展位效果图、平面图、电气图
2. 搭建商营业执照与安全责任书
3. 施工人员名单及保险凭证

逾期未报审的展位不得进场施工。`,
      en: `Indoor stands on raw space are at most 6 metres high and have one storey. Materials must be flame-retardant (class B1 or equivalent); send the test reports with your drawings.

Please have your contractor submit at least 30 days before set-up:
1. renderings, floor plan and electrical plan
2. the contractor’s licence and signed safety agreement
3. a list of workers with proof of insurance

Stands that were not submitted in time cannot be built.`,
    },
    state: 'published',
    daysAgo: 20,
    clock: '10:15',
  },
  {
    ...chineseOnly(
      '增值税专用发票开具提示',
      `需要开具增值税专用发票的企业，请核对开票信息中的企业名称、统一社会信用代码、地址、电话、开户行和账号。

发票将在款项到账后 10 个工作日内开具。开票后发现信息有误，须退回原票方可重开。`,
    ),
    state: 'published',
    daysAgo: 13,
    clock: '16:40',
  },
  {
    ...englishOnly(
      'Invitation letters for visas',
      `Overseas exhibitors whose sign-up has been approved can ask for invitation letters here on the message board. Please give for each traveller: full name as in the passport, passport number, nationality, date of birth, and the consulate where the visa will be applied for.

Letters are issued within five working days. Please allow at least four weeks for the visa itself.`,
    ),
    state: 'published',
    daysAgo: 9,
    clock: '11:05',
  },
  {
    title: { zh: '选展位时间安排', en: 'When booths are chosen' },
    body: {
      zh: `审核通过的企业将分批选择展位，理事单位优先，其余批次由公开摇号决定。各企业的选位时间可在首页查看，并将另行短信通知。

选位以服务器时间为准。请提前准备两到三个备选位置；过时未选的，由组委会统一安排。`,
      en: `Approved companies choose their booths in batches: council members first, the others in an order drawn in public. Your time is shown on your home page, and we will also write to you.

The server’s clock counts. Please have two or three alternatives in mind. Whoever misses the time is given a booth by the organiser.`,
    },
    state: 'published',
    pinned: true,
    daysAgo: 4,
    clock: '09:30',
  },
  {
    title: { zh: '主场运输与仓储预约', en: 'Freight and storage' },
    body: {
      zh: `大型展品和车辆须提前 20 天预约进馆时段。整车、消防车辆统一由南广场入口进馆，现场按预约顺序引导。

预约与报价请联系主场运输商，详见 https://www.example.com/freight 。`,
      en: `Please book a time slot at least 20 days ahead for large exhibits and vehicles. Vehicles enter through the south square and are guided in the order of their bookings.

Bookings and prices: see https://www.example.com/freight or write to the official forwarder.`,
    },
    state: 'published',
    daysAgo: 1,
    clock: '15:20',
  },
  {
    title: { zh: '关于南广场停车的通知', en: 'Parking on the south square' },
    body: {
      zh: '布展期间南广场可临时停车，凭车证进入。',
      en: 'During set-up there is short-term parking on the south square with a vehicle pass.',
    },
    state: 'withdrawn',
    daysAgo: 30,
    clock: '13:10',
  },
  {
    ...chineseOnly(
      '会刊资料征集',
      `会刊资料取自报名信息中的企业与产品介绍。请在截止日期前确认中、英文介绍、徽标和产品图片。`,
    ),
    state: 'draft',
    daysAgo: 1,
    clock: '17:50',
  },
]
