import type { Guide } from './guide'

export const registrationGuide = {
  title: { zh: '注册指南', en: 'Registration guide' },
  intro: {
    zh: '面向使用手机号注册的参展企业：如何注册账号、需要准备什么，以及忘记密码、忘记用户名或更换手机号时怎么办。',
    en: 'For companies that register with a Chinese mobile number: how to open an account, what to prepare, and what to do when a password, a username or a mobile number is lost. Overseas companies register with an email address on the English screens; the steps are the same without the credit code.',
  },
  sections: [
    {
      id: 'before',
      title: { zh: '注册之前', en: 'Before you begin' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              zh: '一部能接收短信的手机。手机号就是登录用户名，建议使用长期有效的号码。',
              en: 'A mobile phone that receives SMS. Its number becomes your username, so choose one that will stay in use.',
            },
            {
              zh: '企业的统一社会信用代码（18 位字母和数字）。每个代码只能注册一个账号。',
              en: 'The company’s unified social credit code (18 letters and digits). Each code can be registered once.',
            },
            {
              zh: '公司名称和联系人姓名，名称请与营业执照一致。',
              en: 'The company’s name, as on its business licence, and the name of a contact person.',
            },
            {
              zh: '建议再准备一个邮箱，用于以后找回密码和用户名。',
              en: 'Preferably an email address as well, for recovering the password or username later.',
            },
          ],
        },
      ],
    },
    {
      id: 'register',
      title: { zh: '注册步骤', en: 'How to register' },
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              zh: '在登录页点击“注册”，填写统一社会信用代码和手机号。',
              en: 'On the login page choose “Register”, then enter the credit code and mobile number.',
            },
            {
              zh: '填写图形验证码，点击“获取验证码”。验证码以短信发送，5 分钟内有效，60 秒后可以重新获取。',
              en: 'Type the picture code and press “Get code”. The code comes by SMS and is valid for 5 minutes; after 60 seconds you may ask for another.',
            },
            {
              zh: '填写短信验证码，设置密码并再次确认，点击“下一步”。',
              en: 'Enter the SMS code, choose a password, confirm it and press “Next”.',
            },
            {
              zh: '在弹出的窗口中填写公司名称、联系人和找回邮箱（选填），点击“完成注册”。',
              en: 'In the dialog enter the company name, the contact person and, if you like, a standby email, then press “Finish registration”.',
            },
            {
              zh: '看到“注册成功！”后，阅读报名须知并前往登录，用户名和密码会自动填好。',
              en: 'After “Registered successfully!” read the notes on signing up and go to the login page, where username and password are already filled in.',
            },
          ],
        },
        {
          kind: 'text',
          text: {
            zh: '如果提示统一社会信用代码已注册，说明企业已有账号：请使用原手机号登录，原手机号无法使用时申请重置账号。',
            en: 'If you are told that the credit code is already registered, your company has an account: log in with its mobile number, or apply for an account reset if that number no longer works.',
          },
        },
      ],
    },
    {
      id: 'password',
      title: { zh: '密码要求', en: 'Passwords' },
      blocks: [
        {
          kind: 'text',
          text: {
            zh: '密码由字母和数字组成，两者都要有，长度要求显示在密码框下方（通常为 8–30 位）。连续输错多次，账号会被暂时锁定，请按提示的时间稍后再试。',
            en: 'A password consists of letters and digits, with both kinds; the length is shown below the field (usually 8–30). After several wrong attempts logging in is locked for a while; the message says how long.',
          },
        },
      ],
    },
    {
      id: 'prepare',
      title: { zh: '报名需要准备的资料', en: 'What to prepare for the sign-up' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              zh: '营业执照：jpg、png 图片或单页 pdf，小于 5 MB。',
              en: 'The business licence: a jpg or png image or a single-page pdf, under 5 MB.',
            },
            { zh: '开票信息。', en: 'Invoice information.' },
            { zh: '企业 logo 和企业简介。', en: 'Your logo and a company profile.' },
            {
              zh: '2–15 项产品介绍，每项包含图片和说明。',
              en: '2–15 product introductions, each with a picture and a description.',
            },
          ],
        },
        {
          kind: 'text',
          text: {
            zh: '请准确填写：报名信息是选择展位的依据。',
            en: 'Please fill it in accurately: the sign-up is the reference for booth selection.',
          },
        },
      ],
    },
    {
      id: 'next',
      title: { zh: '注册之后', en: 'What happens next' },
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              zh: '登录后填写报名信息。每个部分填完都要保存，全部保存后再提交。',
              en: 'Log in and fill in the sign-up. Save every section; when all are saved, submit.',
            },
            {
              zh: '组委会审核。审核开始前可以撤回修改。',
              en: 'The organiser reviews it. Until the review starts you may withdraw it to make changes.',
            },
            {
              zh: '审核通过后进入选位阶段，在自己的时段内选择展位，随后签订合同并缴费。',
              en: 'Once approved, you choose booths in your own time slot, then sign the contract and pay.',
            },
          ],
        },
      ],
    },
    {
      id: 'recover',
      title: { zh: '忘记密码或用户名', en: 'Forgot your password or username?' },
      blocks: [
        {
          kind: 'terms',
          rows: [
            {
              term: { zh: '忘记密码', en: 'Password' },
              meaning: {
                zh: '在登录页点击“忘记密码”，选择手机号或邮箱，用验证码验证后在 10 分钟内设置新密码。修改后，其他设备上的登录会退出。',
                en: 'Choose “Forgot password?” on the login page, then mobile or email. Verify yourself with a code and set a new password within 10 minutes. Other devices are logged out.',
              },
            },
            {
              term: { zh: '忘记用户名', en: 'Username' },
              meaning: {
                zh: '在登录页点击“忘记用户名”，用企业资料中的邮箱验证后，用户名会自动填入登录页。',
                en: 'Choose “Forgot username?” and verify the email in your company details; the username is then filled in on the login page.',
              },
            },
            {
              term: { zh: '短信登录', en: 'SMS login' },
              meaning: {
                zh: '也可以在登录页选择“短信验证码登录”，无需密码。',
                en: 'On the Chinese login page you may also log in with an SMS code instead of a password.',
              },
            },
          ],
        },
      ],
    },
    {
      id: 'reset',
      title: { zh: '更换手机号：重置账号', en: 'A new mobile number: account reset' },
      blocks: [
        {
          kind: 'text',
          text: {
            zh: '原手机号无法使用时，在登录页点击“重置账号”提交申请。',
            en: 'When the old number no longer works, choose “Reset account” on the Chinese login page and apply.',
          },
        },
        {
          kind: 'steps',
          items: [
            {
              zh: '填写公司名称、统一社会信用代码和新手机号，用新手机号收到的验证码提交。系统会同时通知原联系手机号。',
              en: 'Enter the company name, the credit code and the new number, and submit with the code sent to the new number. The old contact number is told as well.',
            },
            {
              zh: '申请由组委会审核，审核期间原账号不变。',
              en: 'The organiser decides. Until then the account stays as it is.',
            },
            {
              zh: '审核通过后，初始密码以短信发送至新手机号，24 小时内有效。请用新手机号和初始密码登录，并立即修改密码。',
              en: 'Once approved, an initial password is sent to the new number by SMS. It is valid for 24 hours: log in with the new number and change the password at once.',
            },
          ],
        },
        {
          kind: 'text',
          text: {
            zh: '如果新手机号与企业正在使用的手机号相同，无需重置，请使用“忘记密码”。',
            en: 'If the number you enter is the one already in use, no reset is needed: use “Forgot password?”.',
          },
        },
      ],
    },
  ],
} satisfies Guide
