import { both, bullets, type DemoContent, numbers, say } from './entry'

export const exhibitContent: DemoContent = (calendar) => ({
  portalApplicationStep: [
    {
      says: {
        title: both('注册并填写报名表', 'Register and sign up'),
        period: both('截止日前', 'Before sign-up closes'),
        body: [
          say(
            '准备营业执照、开票信息与产品资料，约需 30 分钟，随时可以保存。',
            'Have your licence, your invoice details and your products at hand. It takes about half an hour and can be saved at any time.',
          ),
        ],
      },
    },
    {
      says: {
        title: both('等待审核', 'Wait for the review'),
        period: both('3 个工作日', '3 working days'),
        body: [
          say(
            '结果以短信或邮件通知；退回时会写明原因。',
            'You are told by text message or e-mail. If something is returned, we say why.',
          ),
        ],
      },
    },
    {
      says: {
        title: both('选择展位', 'Choose a booth'),
        period: both('分批开放', 'In rounds'),
        body: [
          numbers(
            '查看本企业时段\n在线选位并确认\n签订合同、支付展位费',
            'See your time\nChoose online and confirm\nSign the contract and pay',
          ),
        ],
      },
    },
  ],
  portalPaymentMethod: [
    {
      says: {
        title: both('人民币对公转账', 'Transfer in CNY'),
        method: 'domestic',
        holder: both('国际消防展组委会', 'Organising Committee of the Fire Safety Exhibition'),
        bank: both('滨河银行会展支行', 'Riverside Bank, Exhibition Branch'),
        account: '0200 0012 0900 0318 888',
        swift: '',
        body: [say('汇款附言请写**合同编号**。', 'Please quote the **number of the contract**.')],
      },
    },
    {
      says: {
        title: both('外币电汇', 'Telegraphic transfer'),
        method: 'overseas',
        holder: both('国际消防展组委会', 'Organising Committee of the Fire Safety Exhibition'),
        bank: both('滨河银行国际部', 'Riverside Bank, International Division'),
        account: '0200 0012 0901 0318 999',
        swift: 'RVBKCNBJXXX',
        body: [say('手续费由汇款方承担。', 'Charges are borne by the sender.')],
      },
    },
  ],
  portalRule: [
    {
      says: {
        title: both('参展管理办法', 'Rules of taking part'),
        number: '展组〔2026〕3 号',
        effectiveOn: calendar.date(-180),
        body: [
          say(
            '参展商不得转让、转租展位；发现者取消资格，费用不退。',
            'Booths are not passed on or sublet. Whoever does so is excluded, and nothing is paid back.',
          ),
          bullets(
            '展品须与报名类别一致\n不得展示侵权产品\n须服从现场安全检查',
            'Exhibits have to be of the kind signed up for\nNothing that infringes rights may be shown\nSafety checks on site have to be followed',
          ),
        ],
      },
    },
    {
      says: {
        title: both('展团组织办法', 'Rules for groups'),
        number: '展组〔2026〕4 号',
        effectiveOn: calendar.date(-180),
        body: [
          say(
            '展团由一家牵头单位统一报名和选位。',
            'One organiser signs up and chooses for the whole group.',
          ),
        ],
      },
    },
  ],
  portalNotice: [
    {
      says: {
        title: both('布展用电须提前申请', 'Order electricity in time'),
        audience: 'all',
        issuedOn: calendar.date(-6),
        important: true,
        body: [
          say(
            '进场前 15 天截止，逾期加收 30%。',
            'Until 15 days before building up; afterwards 30 % are added.',
          ),
        ],
      },
    },
    {
      says: {
        title: both('展品清关须知', 'Customs clearance of exhibits'),
        audience: 'ENG',
        issuedOn: calendar.date(-15),
        body: [
          say(
            '请于到港前 10 天把单证发给运输商。',
            'Send the papers to the forwarder ten days before arrival.',
          ),
        ],
      },
    },
    {
      says: {
        title: both('观众邀请函已可下载', 'Invitations can be downloaded'),
        audience: 'all',
        issuedOn: calendar.date(-30),
        body: [say('在“资料下载”中取用。', 'You find them under “Downloads”.')],
      },
    },
  ],
})
