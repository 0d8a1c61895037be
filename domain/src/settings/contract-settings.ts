import { z } from 'zod'
import { currencies, dueFroms, type InstalmentPlan } from '../money'
import { setting } from './setting'
import { settingRules } from './setting-messages'
import { choice, decimal, entries, inBothLanguages, line, parts, units, whole } from './setting-parts'

const currency = (title: { zh: string; en: string }) =>
  choice(title, z.enum(currencies), {
    choices: { CNY: { zh: '人民币', en: 'Chinese yuan' }, USD: { zh: '美元', en: 'US dollars' } },
  })

const words = (most: number) => z.string().trim().min(1, settingRules.textMissing).max(most)

/** One account that money is paid into. */
const bankAccount = (title: { zh: string; en: string }) =>
  parts(title, {
    holder: line({ zh: '户名', en: 'Account holder' }, words(100)),
    bank: line({ zh: '开户行', en: 'Bank' }, words(100)),
    number: line({ zh: '账号', en: 'Account number' }, words(60)),
    code: line({ zh: '联行号 / SWIFT', en: 'Bank code / SWIFT' }, words(30)),
  })

/** Shares have at most two decimals, so hundredths of a percent are whole. */
const basisPoints = (percent: number): number => Math.round(percent * 100)

export const contractSettings = {
  organiserName: setting({
    field: inBothLanguages({ zh: '合同甲方', en: 'Party A of contracts' }),
    initial: {
      zh: '国际消防设备技术交流展览会组委会',
      en: 'Organising Committee of the International Fire Safety Exhibition',
    },
    group: 'contract',
    help: {
      zh: '写在合同上的主办方名称。已拟定的合同不受影响。',
      en: 'The organiser as contracts name it. Contracts already drawn up stay as they are.',
    },
  }),
  contractCurrencies: setting({
    field: parts(
      { zh: '合同币种', en: 'Currency of contracts' },
      {
        CHN: currency({ zh: '国内企业', en: 'Chinese companies' }),
        ENG: currency({ zh: '境外企业', en: 'Overseas companies' }),
      },
    ),
    initial: { CHN: 'CNY', ENG: 'USD' },
    group: 'contract',
    help: {
      zh: '新建合同类别时采用的币种；已有类别和合同的币种不变。',
      en: 'What a new class of contracts is reckoned in. Classes and contracts there are keep theirs.',
    },
  }),
  contractInstalments: setting({
    field: entries(
      { zh: '付款期次', en: 'Instalments' },
      parts(
        { zh: '一期', en: 'Instalment' },
        {
          share: decimal({ zh: '比例（%）', en: 'Share (%)' }, { least: 0.01, most: 100 }),
          days: whole({ zh: '天数', en: 'Days' }, { least: 0, most: 365, unit: units.days }),
          from: choice({ zh: '起算', en: 'Counted' }, z.enum(dueFroms), {
            choices: {
              afterSignature: { zh: '合同生效后', en: 'after the contract takes effect' },
              beforeOpening: { zh: '展会开幕前', en: 'before the fair opens' },
            },
          }),
        },
      ),
      {
        most: 6,
        between: (rule) =>
          rule
            .min(1, settingRules.textMissing)
            .refine(
              (plan) => plan.reduce((sum, { share }) => sum + basisPoints(share), 0) === 10_000,
              settingRules.notTheWhole,
            ),
      },
    ),
    initial: [
      { share: 50, days: 14, from: 'afterSignature' },
      { share: 50, days: 60, from: 'beforeOpening' },
    ],
    group: 'contract',
    help: {
      zh: '合同金额分几期支付、何时到期；比例合计须为100%。已拟定的合同不受影响。',
      en: 'In how many parts a contract is paid and when; shares must sum to 100 %. Contracts already drawn up stay as they are.',
    },
  }),
  paymentAccounts: setting({
    field: parts(
      { zh: '收款账户', en: 'Accounts to pay into' },
      {
        CNY: bankAccount({ zh: '人民币', en: 'Chinese yuan' }),
        USD: bankAccount({ zh: '美元', en: 'US dollars' }),
      },
    ),
    initial: {
      CNY: {
        holder: '消防安全博览会组委会',
        bank: '滨河银行会展支行',
        number: '0210 2700 0318 0021 05',
        code: '102100099996',
      },
      USD: {
        holder: 'Fire Safety Exhibition Organising Committee',
        bank: 'Riverside Bank, Exhibition Branch, Beijing',
        number: '0210 2700 0318 0021 13',
        code: 'RVSDCNBJ',
      },
    },
    group: 'contract',
    help: {
      zh: '展商付款时看到并复制的收款账户，按合同币种。请换成真实账户。',
      en: 'What exhibitors see and copy when they pay, by the currency of the contract. Put your real accounts here.',
    },
  }),
  paymentReminders: setting({
    field: parts(
      { zh: '付款提醒', en: 'Reminders of payments' },
      {
        before: whole({ zh: '到期前', en: 'Before it is due' }, { least: 0, most: 60, unit: units.days }),
        after: whole({ zh: '逾期后', en: 'After it was due' }, { least: 1, most: 60, unit: units.days }),
      },
    ),
    initial: { before: 7, after: 3 },
    group: 'contract',
    help: {
      zh: '每期款到期前、逾期后各以短信或邮件提醒一次；有回单等待核对时不提醒。',
      en: 'Of each instalment a company is reminded once before and once after its day, by SMS or mail; never while a voucher is being checked.',
    },
  }),
  contractSignDays: setting({
    field: whole({ zh: '签署期限', en: 'Time to sign' }, { least: 1, most: 365, unit: units.days }),
    initial: 10,
    group: 'contract',
    help: {
      zh: '拟定合同时默认的签署期限；过期的合同会列出，由人处理。',
      en: 'How long a company has to sign unless staff say otherwise. Contracts past their day are listed; a person decides.',
    },
  }),
}

export const instalmentPlanOf = (
  plan: readonly { share: number; days: number; from: InstalmentPlan['due']['from'] }[],
): InstalmentPlan[] =>
  plan.map(({ share, days, from }) => ({ share: basisPoints(share), due: { days, from } }))
