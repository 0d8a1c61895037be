import type { DemoContent, DemoEntry } from './entry'

/** What visitors and exhibitors ask an organiser most, in the order it is read. */
const questions: DemoEntry[] = [
  {
    says: {
      question: { zh: '展会几点开馆？', en: 'When is the fair open?' },
      answer: {
        zh: `展期内每天 9:00–17:00 开放，观众 16:30 停止入场。

最后一天 15:00 起停止入场，参展商撤展车辆 17:30 后方可进入展馆。`,
        en: `The halls are open from 9 am to 5 pm on every day of the fair; visitors are let in until 4.30 pm.

On the last day nobody is let in after 3 pm. Vehicles for dismantling may enter from 5.30 pm.`,
      },
    },
  },
  {
    says: {
      question: { zh: '参观需要门票吗？如何办理？', en: 'Do I need a ticket, and how do I get one?' },
      answer: {
        zh: `专业观众免费参观。请携带本人身份证或护照，在登录厅的自助机上办理胸卡。

18 周岁以下人员谢绝入场。`,
        en: `Trade visitors are admitted free of charge. Bring your identity card or passport and print your badge at one of the machines in the entrance hall.

The fair is not open to visitors under 18.`,
      },
    },
  },
  {
    says: {
      question: { zh: '怎样报名参展？', en: 'How do I sign up as an exhibitor?' },
      answer: {
        zh: `请在本网站“参展商登录”处注册账号，依次填写企业基本信息、开票信息、问卷、企业与产品介绍和展位需求，全部保存后提交。

审核结果会以短信或电子邮件通知，您也可以随时登录查看进度。`,
        en: `Register under “Exhibitor login” on this site, fill in the sections of the sign-up one after the other, and submit it when all of them are saved.

We tell you the result by text message or e-mail. You can log in at any time to see how far it is.`,
      },
    },
  },
  {
    says: {
      question: {
        zh: '标准展位和光地展位有什么区别？',
        en: 'What is the difference between a standard booth and raw space?',
      },
      answer: {
        zh: `标准展位为 3 m × 3 m，含围板、楣板、桌椅、射灯和一个 220 V / 500 W 插座，即到即用。

光地展位只提供场地，最小 36 m²，由参展商自行委托搭建公司设计施工，图纸须经主场服务商审核。`,
        en: `A standard booth measures 3 m × 3 m and comes with walls, a fascia, table and chairs, spotlights and a 220 V / 500 W socket.

Raw space is the floor only, from 36 m² upwards. You appoint a stand builder, and the official contractor checks the drawings before work begins.`,
      },
    },
  },
  {
    says: {
      question: { zh: '展位什么时候可以选？', en: 'When can I choose my booth?' },
      answer: {
        zh: '审核通过后，按批次开放在线选位，具体时间可在参展商首页查看。每家企业在自己的时段内选位，逾期由组委会安排。',
        en: 'After your sign-up is approved you are given a time of your own in which you choose online; your home page shows it. If you let it pass, the organiser assigns a booth to you.',
      },
    },
  },
  {
    says: {
      question: { zh: '', en: 'How do I get an invitation letter for my visa?' },
      answer: {
        zh: '',
        en: 'Once your sign-up is approved, send us the passport pages and the travel dates of your staff by e-mail. Letters are usually issued within five working days.',
      },
    },
  },
  {
    says: {
      question: { zh: '展馆怎么去？有停车位吗？', en: 'How do I get there, and can I park?' },
      answer: {
        zh: `建议乘坐地铁到“国展”站，从 C 口出站步行约 5 分钟。

自驾可停放在 P1、P2 停车场。展期车位紧张，请尽量乘坐公共交通。`,
        en: `Take the metro to Guozhan and leave by exit C; from there it is a walk of five minutes.

Cars can be left at P1 and P2. There is little room during the fair, so please come by public transport if you can.`,
      },
    },
    state: 'draft',
  },
  {
    says: {
      question: { zh: '参展费用可以开具增值税专用发票吗？', en: '' },
      answer: {
        zh: '可以。请在报名的“开票信息”中选择专用发票并核对抬头、税号和开户行，发票在收到款项后 15 个工作日内开具。',
        en: '',
      },
    },
    state: 'draft',
  },
  {
    says: {
      question: { zh: '早鸟优惠到什么时候截止？', en: 'How long does the early-bird discount last?' },
      answer: {
        zh: '早鸟优惠已结束。本届展会现按标准价格收取展位费。',
        en: 'The early-bird discount has ended. Booths are now charged at the standard price.',
      },
    },
    state: 'withdrawn',
  },
]

const contact: DemoEntry = {
  says: {
    organiser: {
      zh: '国际消防设备技术交流展览会组委会',
      en: 'Organising Committee of the International Fire Safety Exhibition',
    },
    address: {
      zh: '北京市朝阳区安立路 60 号院 6 号楼 12 层',
      en: '12th floor, Building 6, 60 Anli Road, Chaoyang District, Beijing',
    },
    hours: { zh: '工作日 9:00–17:30', en: 'Working days, 9 am to 5.30 pm (UTC+8)' },
    phone: '010-64960001',
    fax: '010-64960002',
    email: 'contact@fair.example',
    postcode: '100101',
    wechat: '消防展服务号',
  },
}

export const questionContent: DemoContent = () => ({ portalQuestion: questions, portalContact: [contact] })
