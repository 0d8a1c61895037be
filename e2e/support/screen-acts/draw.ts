import type { ScreenAct } from './screen-act'

export const draw: ScreenAct[] = [
  {
    path: '/drawLots/drawLotsSetting',
    // The rounds before are drawn.
    query: '?round=3',
    who: 'admin',
    shows: '公开摇号',
    steps: [{ press: '添加批次' }, { press: '保存' }],
    effect: { sees: '请选择时间' },
  },
  {
    path: '/drawLots/drawLotsRecord',
    who: 'clerk',
    shows: '永久保留',
    steps: [{ follow: '摇号设置' }],
    effect: { arrives: '/drawLots/drawLotsSetting' },
  },
  {
    path: '/lottery',
    who: undefined,
    shows: '第 21 届展位选择摇号',
    steps: [{ follow: '访问 /verify 自行验证' }],
    effect: { arrives: '/verify' },
  },
  {
    path: '/lotteries',
    query: '?lang=en',
    who: undefined,
    shows: 'edition 21',
    steps: [{ follow: 'Check it yourself at /verify' }],
    effect: { arrives: '/verify' },
  },
  {
    path: '/verify',
    who: undefined,
    shows: '验证摇号',
    steps: [{ follow: '摇号大屏' }],
    effect: { arrives: '/lotteries' },
  },
]
