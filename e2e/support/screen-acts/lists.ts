import type { ScreenAct, Step } from './screen-act'

const kept = (path: string, cell: string, steps: Step[], save: string, despite?: string): ScreenAct => ({
  path,
  who: 'admin',
  shows: { cell },
  steps: [...steps, { save, ...(despite ? { despite } : {}) }],
  effect: { sees: save },
})
const add = (path: string, cell: string, steps: Step[], despite?: string) =>
  kept(path, cell, [{ open: '新增' }, ...steps], '新增成功', despite)
const edit = (path: string, cell: string, steps: Step[]) =>
  kept(path, cell, [{ open: '编辑' }, ...steps], '编辑成功')
/** Whether a search did anything is seen where it finds nothing. */
const searchLog = (path: string, cell: string, label: string): ScreenAct => ({
  path,
  who: 'admin',
  shows: { cell },
  steps: [{ fill: label, with: '查无此人' }, { press: '查询' }],
  effect: { sees: '没有符合条件的记录' },
})

export const lists: ScreenAct[] = [
  searchLog('/log/boothLog', '预留', '展位号'),
  // Whether the drawing journeys have already published something depends on who came first.
  { ...searchLog('/log/boothTimeLog', '', '企业'), shows: '每家企业的选位时间何时被设置' },
  { ...searchLog('/log/boothSelectLog', '', '企业'), shows: '谁在何时选择、释放、确认或退回了哪些展位' },
  { ...searchLog('/log/boothPayLog', '', '企业'), shows: '每一笔账目、每张回单和每次缓缴' },
  { ...searchLog('/log/boothDesignLog', '', '展位号'), shows: '每次发布平面图、总平面图改动了什么' },
  add('/exhibitor/commentary', '执照', [{ fill: '批语内容', with: '请补充产品检验报告原件。' }]),
  add(
    '/booth/GearList',
    '标准展位',
    [
      { choose: '档位类别', option: '审核档位' },
      { choose: '展位类型', option: '标准展位' },
      { choose: '展品类型', option: '设备器材' },
      { fill: '最少数量', with: '2' },
      { fill: '最多数量', with: '3' },
      { fill: '档位名称', with: '加急档' },
    ],
    '重叠',
  ),
  add('/industry/gradeList', '有限公司', [
    { fill: '企业名称', with: '石狮磐安消防器材厂' },
    { fill: '统一社会信用代码', with: '9135 0581 ma2x yz12 3k' },
    { choose: '行业信用等级', option: 'AA级' },
  ]),
  add(
    '/council/membersList',
    '有限公司',
    [
      { fill: '序号', with: '90200' },
      { fill: '企业名称', with: '{council.name}' },
      { fill: '统一社会信用代码', with: '91350600MA2XYZ456P' },
    ],
    '名称相同',
  ),
  add('/exhibitionGroup', '有限公司', [
    { fill: '企业名称', with: '泉州海丝应急装备厂' },
    { choose: '展团类型', option: '省市展团' },
  ]),
  add('/member/unitsList', '有限公司', [{ fill: '企业名称', with: '莆田湄洲湾救援设备厂' }]),
  edit('/blacklist', '有限公司', [{ fill: '备注', with: '已约谈，待复核。' }]),
  edit('/booth/GearList/registrationDivisionList', '标准展位', [{ fill: '档位名称', with: '首档' }]),
  edit('/booth/GearList/divisionList', '标准展位', [{ fill: '档位名称', with: '首档' }]),
  kept(
    '/booth/GearList/division',
    '标准展位',
    [{ open: '编辑审核档位' }, { fill: '档位名称', with: '划分首档' }],
    '编辑成功',
  ),
  searchLog('/log/loginLog', 'admin', '用户名'),
  searchLog('/log/changeLog', 'admin', '操作人'),
  // Whatever happened last comes first: what that is depends on who was here before.
  { ...searchLog('/log/search', '', '展位号'), shows: '在所有日志中按人员、企业、展位和时间查找' },
  searchLog('/log/smsLog', '{message.recipient}', '接收人'),
]
