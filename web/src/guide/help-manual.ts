import type { Guide } from './guide'

export const helpManual = {
  title: { zh: '帮助手册', en: 'Help manual' },
  intro: {
    zh: '从登录到选位：参展商在本系统中要做的事，以及每个状态的含义。',
    en: 'From logging in to choosing booths: what exhibitors do in this system, and what each state means.',
  },
  sections: [
    {
      id: 'login',
      title: { zh: '登录', en: 'Logging in' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              zh: '境内参展商使用手机号登录，可用密码或短信验证码；境外参展商在英文页面使用邮箱登录。',
              en: 'Overseas exhibitors log in with their email address and password. Companies registered with a Chinese mobile number use the Chinese screens.',
            },
            {
              zh: '图形验证码为 4 位字符，不区分大小写。看不清可点击图片更换。',
              en: 'The picture code has 4 characters, in upper or lower case. Click the picture for another one.',
            },
            {
              zh: '忘记密码或用户名时，使用登录页的相应链接，按邮箱或手机收到的验证码操作。',
              en: 'If you forget your password or username, use the links on the login page; a verification code is sent to your email address.',
            },
            {
              zh: '长时间不操作后需要重新登录，登录后会回到原来的页面。',
              en: 'After a long pause you may have to log in again; you then return to the page you were on.',
            },
            {
              zh: '建议使用 Chrome、Edge 或 Firefox 的最新版本。',
              en: 'Use the latest version of Chrome, Edge or Firefox.',
            },
          ],
        },
      ],
    },
    {
      id: 'register',
      title: { zh: '注册账号', en: 'Registering' },
      blocks: [
        {
          kind: 'text',
          text: {
            zh: '在登录页点击“注册”，用手机验证码完成注册，再填写公司名称和联系人。详细步骤见注册指南。',
            en: 'Choose “Register” on the login page. Enter your email address, get the code by email, choose a password, then give your company’s name and a contact person. A standby email is optional, but makes it easier to get back in.',
          },
        },
      ],
    },
    {
      id: 'sections',
      title: { zh: '报名信息的各个部分', en: 'The sections of the sign-up' },
      blocks: [
        {
          kind: 'text',
          text: {
            zh: '中文报名共六个部分，英文报名共五个部分（没有“其他信息（二）”）。请先保存企业基本信息，再填写其他部分。',
            en: 'The English sign-up has five sections (the Chinese one has six, with a second questionnaire). Save the company information first; the other sections need it.',
          },
        },
        {
          kind: 'terms',
          rows: [
            {
              term: { zh: '企业基本信息', en: 'Brief Company Information' },
              meaning: {
                zh: '公司名称、地址、联系人、找回邮箱和营业执照等。修改找回邮箱需要验证。',
                en: 'Name, address, contacts, emails, and a sign-up file or brochure (png, jpg or pdf, under 5 MB). A new standby email has to be verified.',
              },
            },
            {
              term: { zh: '开票信息', en: 'Invoice information' },
              meaning: {
                zh: '发票类型、开票公司名称、统一社会信用代码；增值税专用发票还需要地址、电话、开户行和账号。',
                en: 'Company, contact, phone and fax for the invoice.',
              },
            },
            {
              term: { zh: '其他信息', en: 'Other information' },
              meaning: {
                zh: '企业性质、专利、认证和主要产品类型。',
                en: 'The categories of your main products.',
              },
            },
            {
              term: { zh: '其他信息（二）', en: 'Other information (2)' },
              meaning: {
                zh: '地区、成立年限、资本、营收与人员规模、知识产权、研发占比等。仅中文报名。',
                en: 'Questions about region, size and research. Chinese sign-up only.',
              },
            },
            {
              term: { zh: '企业及产品介绍', en: 'Company and product introduction' },
              meaning: {
                zh: '企业 logo、简介，以及 2–15 项产品介绍。',
                en: 'Your logo, a profile, and 2–15 product examples.',
              },
            },
            {
              term: { zh: '展位需求', en: 'Booth requirement' },
              meaning: {
                zh: '本届的展品类型、展位类型，以及标准展位个数或光地面积。',
                en: 'Exhibit type, booth type, and the number of standard booths or the raw space in square metres.',
              },
            },
          ],
        },
        {
          kind: 'text',
          text: {
            zh: '每个部分填写后点击保存，全部保存后点击提交。提交前系统会检查是否完整，并指出尚未保存的部分。',
            en: 'Save each section, then submit. Before submitting, the system checks that all is complete and names any section not yet saved.',
          },
        },
      ],
    },
    {
      id: 'states',
      title: { zh: '状态说明', en: 'What the states mean' },
      blocks: [
        {
          kind: 'terms',
          rows: [
            {
              term: { zh: '尚未提交', en: 'Not submitted' },
              meaning: { zh: '可以随时修改和保存。', en: 'You may change and save everything.' },
            },
            {
              term: { zh: '待审核', en: 'Awaiting review' },
              meaning: {
                zh: '已提交，组委会尚未开始审核。需要修改时可以撤回。',
                en: 'Submitted; the organiser has not started yet. To change something, withdraw it first.',
              },
            },
            {
              term: { zh: '审核中', en: 'In review' },
              meaning: {
                zh: '审核已开始，不能再撤回。',
                en: 'The review has started; it can no longer be withdrawn.',
              },
            },
            {
              term: { zh: '已退回', en: 'Returned' },
              meaning: {
                zh: '请按审核意见修改、保存并重新提交。',
                en: 'Read the reviewer’s remark, correct your sign-up, save it and submit it again.',
              },
            },
            {
              term: { zh: '审核通过', en: 'Approved' },
              meaning: { zh: '可以进入选位阶段。', en: 'You go on to booth selection.' },
            },
          ],
        },
      ],
    },
    {
      id: 'booths',
      title: { zh: '选择展位', en: 'Choosing booths' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              zh: '选位顺序由公开摇号决定，摇号结果任何人都可以验证。',
              en: 'A public draw decides the order of selection; anyone can verify it.',
            },
            {
              zh: '每家企业有自己的选位时段，显示在首页并有倒计时，以服务器时间（展会所在时区）为准。',
              en: 'Each company has its own time slot. The home page shows it with a countdown, by the server’s clock in the fair’s time zone.',
            },
            {
              zh: '只能在自己的时段内选位，展位类型、数量和面积以审核通过的展位需求为准。',
              en: 'You choose within your slot only, according to your approved booth requirement.',
            },
            {
              zh: '展位图实时更新。如果展位刚被别人选走，请重新选择。',
              en: 'The plan updates live. If somebody has just taken a booth, choose another one.',
            },
          ],
        },
      ],
    },
    {
      id: 'account',
      title: { zh: '修改用户名和密码', en: 'Changing username and password' },
      blocks: [
        {
          kind: 'text',
          text: {
            zh: '点击右上角的用户名，打开个人中心，可分别修改用户名和密码。修改用户名需要验证码；修改成功 3 秒后退出登录，请重新登录。',
            en: 'Click your username at the top right and open the personal center. Username and password are changed separately; a new username needs a verification code. You are logged out 3 seconds after a change and log in again.',
          },
        },
      ],
    },
  ],
} satisfies Guide
