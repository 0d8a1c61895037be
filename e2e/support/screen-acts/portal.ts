import type { ScreenAct, Step } from './screen-act'

const who = 'leader'

/** A list whose entries open at addresses of their own: found, or said not to be there. */
const list = (path: string, cell: string): ScreenAct => ({
  path,
  who,
  shows: { cell },
  steps: [{ press: '新增' }],
  effect: { sees: '先保存草稿' },
})

const named = '标题（中文）'
/** On record, and at its own address: whoever leaves before that is taken back to it. */
const firstVersion = 'v1'

/** A list whose entries open over its own address: an entry is begun and kept as a draft. */
const added = (path: string, cell: string, label: string): ScreenAct => ({
  path,
  who,
  shows: { cell },
  steps: [{ press: '新增' }, { fill: label, with: `试写 ${path}` }, { press: '保存草稿' }],
  effect: { sees: firstVersion },
})

const insert = (path: string, label = named, query?: string): ScreenAct => ({
  path,
  who,
  ...(query ? { query } : {}),
  shows: '先保存草稿',
  steps: [{ fill: label, with: `新写 ${path}` }, { press: '保存草稿' }],
  effect: { sees: firstVersion },
})

const update = (path: string, fact: string, label = named, type = ''): ScreenAct => ({
  path,
  who,
  query: `?${type}id={${fact}.id}`,
  shows: `{${fact}.name}`,
  steps: [{ fill: label, with: `{${fact}.name}（修订）` }, { press: '保存草稿' }],
  effect: { sees: '编辑成功' },
})

const detail = (path: string, fact: string, leadsTo: string): ScreenAct => ({
  path,
  who,
  query: `?id={${fact}.id}`,
  shows: `{${fact}.name}`,
  steps: [{ press: '编辑' }],
  effect: { arrives: leadsTo },
})

const single = (path: string, shows: string, steps: Step[]): ScreenAct => ({
  path,
  who,
  shows,
  steps: [...steps, { press: '保存草稿' }],
  effect: { sees: '编辑成功' },
})

/** One desk at many addresses: what is special to each is what stands there. */
export const portal: ScreenAct[] = [
  {
    path: '/portal/home',
    who,
    shows: '媒体注册开放',
    steps: [{ follow: '特装施工申报系统开放' }],
    effect: { arrives: '/portal/news/update' },
  },
  single('/portal/base', '首页板块', [{ fill: '标语（中文）', with: '看得见，才放心' }]),
  single('/portal/column', '新增栏目', [{ press: '下移 首页' }]),
  single('/portal/contact', '联系方式', [{ fill: '咨询电话', with: '010-64960009' }]),

  list('/portal/news', '南广场增设两场举高车实操'),
  insert('/portal/news/insert'),
  update('/portal/news/update', 'news'),
  detail('/portal/news/detail', 'news', '/portal/news/update'),
  list('/portal/welcome', '致海外参展商'),
  insert('/portal/welcome/insert'),
  update('/portal/welcome/update', 'welcome'),
  detail('/portal/welcome/detail', 'welcome', '/portal/welcome/update'),
  list('/portal/characteristic', '大型装备实操'),
  insert('/portal/characteristic/insert'),
  update('/portal/characteristic/update', 'feature'),
  detail('/portal/characteristic/detail', 'feature', '/portal/characteristic/update'),
  list('/portal/gz', '交通指南'),
  insert('/portal/gz/insert'),
  update('/portal/gz/update', 'guide'),
  detail('/portal/gz/detail', 'guide', '/portal/gz/update'),
  list('/portal/fkfs', '外币电汇'),
  insert('/portal/fkfs/insert', '名称（中文）'),
  update('/portal/fkfs/update', 'payment', '名称（中文）'),
  list('/portal/zwsq', '选择展位'),
  insert('/portal/zwsq/insert', '步骤（中文）'),
  update('/portal/zwsq/update', 'step', '步骤（中文）'),
  list('/portal/zzbf', '展团组织办法'),
  insert('/portal/zzbf/insert'),
  update('/portal/zzbf/update', 'rule'),
  list('/portal/zzsx', '布展用电须提前申请'),
  insert('/portal/zzsx/insert'),
  update('/portal/zzsx/update', 'exhibitorNotice'),
  list('/portal/zcyys', '北方展览工程'),
  insert('/portal/exhibitors/insert', '名称（中文）'),
  update('/portal/exhibitors/update', 'operator', '名称（中文）'),
  detail('/portal/exhibitors/detail', 'operator', '/portal/exhibitors/update'),
  list('/portal/hotel', '滨河国际酒店'),
  list('/portal/restaurant', '炉火中餐厅'),
  insert('/portal/service/insert', '名称（中文）', '?type=restaurant'),
  update('/portal/service/update', 'hotel', '名称（中文）', 'type=hotel&'),

  added('/portal/time', '开幕式', '事项（中文）'),
  added('/portal/style', '无人机编队', named),
  added('/portal/zhyss', '通达国际物流', '名称（中文）'),
  added('/portal/hzfws', '言桥翻译', '名称（中文）'),
  added('/portal/zhzy', '展会标识', named),
  added('/portal/yqlj', '滨河国际会展中心', '名称（中文）'),
  added('/portal/hzhb', '应急产业联盟', '名称（中文）'),
  added('/portal/question', '怎样报名参展？', '问题（中文）'),
  {
    path: '/portal/redirect',
    who: undefined,
    query: '?to=%3Cscript%3Ealert(1)%3C/script%3E&name=javascript:alert(1)',
    shows: '<script>alert(1)</script>',
    steps: [],
    effect: { sees: 'javascript:alert(1)' },
  },
]
