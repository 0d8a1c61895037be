import { choice, instant, integer, text } from '@fairground/domain/field'
import { listRules } from '@fairground/domain/list'
import { z } from 'zod'
import { defineLog } from '../define-list'
import { contains, equals, from, until } from '../definition'
import { listAddresses } from '../screens'

const plain = z.string()

export const messageLog = defineLog({
  name: 'messageLog',
  entity: 'MessageLog',
  at: listAddresses.messageLog,
  texts: {
    lead: {
      zh: '系统发出的每一条短信和邮件。验证码和密码不记入日志。',
      en: 'Every SMS and email the system has sent. Codes and passwords are never kept here.',
    },
    noun: { zh: '短信与邮件日志', en: 'messages' },
    emptyNote: { zh: '还没有发出过消息。', en: 'Nothing was sent yet.' },
  },
  fields: {
    createdAt: { ...instant({ title: { zh: '时间', en: 'Time' } }), wire: 'cjsj' },
    channel: {
      ...choice({
        title: { zh: '渠道', en: 'Channel' },
        choices: { sms: { zh: '短信', en: 'SMS' }, mail: { zh: '邮件', en: 'Email' } },
      }),
      wire: 'channel',
    },
    recipient: { ...text({ title: { zh: '接收人', en: 'Recipient' }, rule: plain }), wire: 'recipient' },
    template: {
      ...choice({
        title: { zh: '内容', en: 'About' },
        choices: {
          verificationCode: { zh: '验证码', en: 'Code' },
          signingCode: { zh: '签署验证码', en: 'Code for signing' },
          delegationCode: { zh: '指定签署受托人验证码', en: 'Code for naming a delegate' },
          delegateProof: { zh: '签署受托人确认', en: 'Code that proves a delegate' },
          delegateCode: { zh: '受托签署合同验证码', en: 'Code for signing as a delegate' },
          contractCode: { zh: '合同签署验证码', en: 'Code for signing a contract' },
          undertakingsOpen: { zh: '签署提醒', en: 'Reminder to sign' },
          undertakingAgain: { zh: '要求重新签署', en: 'Asked to sign again' },
          undertakingRecorded: { zh: '签署已登记', en: 'Signature recorded' },
          initialPassword: { zh: '初始密码', en: 'Initial password' },
          accountOpened: { zh: '参展账号已开通', en: 'Account opened' },
          resetRequested: { zh: '账号重置申请提醒', en: 'Reset requested' },
          resetRejected: { zh: '账号重置驳回', en: 'Reset rejected' },
          mobileReplaced: { zh: '手机号已更换', en: 'Mobile replaced' },
          signUpSubmitted: { zh: '报名已提交', en: 'Sign-up submitted' },
          signUpApproved: { zh: '报名审核通过', en: 'Sign-up approved' },
          signUpRejected: { zh: '报名审核退回', en: 'Sign-up returned' },
          signUpReopened: { zh: '审核决定更正', en: 'Decision taken back' },
          questionAnswered: { zh: '提问已回复', en: 'Question answered' },
          accountChanged: { zh: '账号信息变更', en: 'Account changed' },
          catalogueOpen: { zh: '会刊内容提交提醒', en: 'Reminder of the catalogue' },
          catalogueApproved: { zh: '会刊内容已审定', en: 'Catalogue entry approved' },
          catalogueReturned: { zh: '会刊内容已退回', en: 'Catalogue entry returned' },
          alreadyRegistered: { zh: '已有参展账号', en: 'Registered already' },
          boothsOffered: { zh: '候补展位已保留', en: 'Booths offered' },
          waitingRemoved: { zh: '候补记录已移除', en: 'Taken off the waiting list' },
          coExhibitorConfirmed: { zh: '联合参展商已确认', en: 'Co-exhibitor confirmed' },
          coExhibitorRefused: { zh: '联合参展商未同意', en: 'Co-exhibitor refused' },
          typeChangeGranted: { zh: '展位类型变更已同意', en: 'Booth type change granted' },
          typeChangeRefused: { zh: '展位类型变更未同意', en: 'Booth type change refused' },
          badgeRequestApproved: { zh: '参展证变更已同意', en: 'Badge request approved' },
          badgeRequestRefused: { zh: '参展证变更未同意', en: 'Badge request refused' },
          windowSet: { zh: '选位时间已安排', en: 'Time to choose set' },
          windowChanged: { zh: '选位时间已调整', en: 'Time to choose changed' },
          windowCancelled: { zh: '选位时间已取消', en: 'Time to choose cancelled' },
          windowOpens: { zh: '选位即将开始', en: 'Choosing begins soon' },
          choiceUnfinished: { zh: '尚未完成选位', en: 'Choice not finished' },
          choiceConfirmed: { zh: '展位已确认', en: 'Booths confirmed' },
          choiceReturned: { zh: '展位选择被退回', en: 'Choice given back' },
          hallPlan: { zh: '展馆平面图', en: 'Floor plan' },
          lotDrawn: { zh: '摇号结果', en: 'Result of the draw' },
          contractSent: { zh: '合同待签署', en: 'Contract to be signed' },
          contractRecalled: { zh: '合同已撤回', en: 'Contract called back' },
          contractReturned: { zh: '合同需要重新签署', en: 'Contract to be signed again' },
          contractSealed: { zh: '合同已生效', en: 'Contract in force' },
          contractSealedSettled: {
            zh: '合同已生效，款项已付清',
            en: 'Contract in force, nothing left to pay',
          },
          contractVoided: { zh: '合同已作废', en: 'Contract void' },
          contractAnswered: { zh: '合同修改申请已答复', en: 'Contract request answered' },
          paymentConfirmed: { zh: '款项已到账', en: 'Payment arrived' },
          paymentComplete: { zh: '合同款已付清', en: 'Paid in full' },
          voucherReturned: { zh: '付款回单被退回', en: 'Voucher given back' },
          invoiceIssued: { zh: '发票已开具', en: 'Invoice issued' },
          invoiceRefused: { zh: '开票申请被退回', en: 'Invoice request refused' },
          invoiceCancelled: { zh: '发票已作废', en: 'Invoice cancelled' },
          paymentSoon: { zh: '付款即将到期', en: 'Payment due soon' },
          paymentLate: { zh: '付款已逾期', en: 'Payment overdue' },
          paymentDeferred: { zh: '应付日期已延后', en: 'Payment deferred' },
          organiserNotice: { zh: '组委会通知', en: 'Message from the organiser' },
        },
      }),
      wire: 'template',
    },
    status: {
      ...choice({
        title: { zh: '结果', en: 'Result' },
        choices: {
          queued: { zh: '待发送', en: 'Queued' },
          sent: { zh: '已发送', en: 'Sent' },
          failed: { zh: '发送失败', en: 'Failed' },
          skipped: { zh: '未发送', en: 'Not sent' },
        },
        tones: { byValue: { queued: 'info', sent: 'ok', failed: 'bad', skipped: 'warn' } },
      }),
      wire: 'status',
    },
    attempts: {
      ...integer({ title: { zh: '尝试次数', en: 'Attempts' }, digits: 5, tooLong: listRules.wholeNumber }),
      wire: 'attempts',
    },
    settledAt: { ...instant({ title: { zh: '完成时间', en: 'Completed' } }), wire: 'settledAt' },
    lastError: {
      ...text({ title: { zh: '未送达原因', en: 'Why not delivered' }, rule: plain, hidden: true }),
      wire: 'lastError',
    },
    causedBy: {
      ...text({ title: { zh: '触发人', en: 'Triggered by' }, rule: plain, hidden: true }),
      wire: 'causedBy',
    },
    address: {
      ...text({ title: { zh: '来源地址', en: 'Address' }, look: 'code', rule: plain, hidden: true }),
      wire: 'address',
    },
  },
  namedBy: 'recipient',
  filters: {
    recipient: contains('recipient', 'recipient'),
    channel: equals('channel', 'channel'),
    status: equals('status', 'status'),
    after: from('createdAt', 'after'),
    before: until('createdAt', 'before'),
  },
  permission: listAddresses.messageLog.permission,
  order: [{ field: 'createdAt', descending: true }],
  paths: { base: '/log/message' },
  fileName: { zh: '短信与邮件日志', en: 'Message log' },
})
