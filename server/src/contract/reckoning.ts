import {
  type Calculation,
  type ContractLine,
  type ContractSubject,
  calculate,
  fillContract,
  languageNames,
  priceListOf,
  contractMessages as say,
  totalOf,
} from '@fairground/domain/contract'
import { mostAmount } from '@fairground/domain/money'
import { instalmentPlanOf, type Settings } from '@fairground/domain/settings'
import { blacklistMessages } from '@fairground/domain/standing'
import { type Language, translate } from '@fairground/domain/text'
import type { KeptClass, KeptTemplate } from './classes.repository'
import type { ContractingCompany } from './reckoning.repository'

/** Said in the language of whoever looks. */
export interface Problem {
  message: string
  params: (language: Language) => Record<string, string>
}

export const sayProblem = ({ message, params }: Problem, language: Language): string =>
  translate(message, language, params(language))

const problem = (message: string, params: Problem['params'] = () => ({})): Problem => ({ message, params })

/** A contract is in the language of the account it is sent to. */
export const languageOf = ({ userType }: Pick<ContractingCompany, 'userType'>): Language =>
  userType === 'ENG' ? 'en' : 'zh'

export interface Reckoned {
  kept: KeptClass | undefined
  template: KeptTemplate | undefined
  calculation: Calculation
  problems: Problem[]
}

const nothing: Calculation = { lines: [], total: 0, unpriced: [] }

/**
 * What a company's contract comes to: by the first class that is meant for it and has all its prices, or by the one named.
 * Everything that keeps it from being drawn up is said at once.
 */
export function reckon(
  company: ContractingCompany,
  classes: readonly KeptClass[],
  templates: readonly KeptTemplate[],
  { classId, extras = [] }: { classId?: string; extras?: readonly ContractLine[] } = {},
): Reckoned {
  const meant = classes.filter((one) => one.userType === company.userType && (!classId || one.id === classId))
  const tried = meant.map((kept) => ({
    kept,
    calculation: calculate(priceListOf(kept.currency, kept.rules), company.booths, company.standing),
  }))
  const { kept, calculation = nothing } =
    tried.find((one) => one.calculation.unpriced.length === 0) ?? tried[0] ?? {}
  const language = languageOf(company)
  const template = templates.find((one) => one.classId === kept?.id && one.language === language)
  const lines = [...calculation.lines, ...extras]
  return {
    kept,
    template,
    calculation: { ...calculation, lines, total: totalOf(lines) },
    problems: [
      ...(company.booths.length === 0 ? [problem(say.noBooths)] : []),
      ...(company.blacklisted ? [problem(blacklistMessages.blocked)] : []),
      ...(kept ? [] : [problem(say.noClass)]),
      ...(calculation.unpriced.length > 0
        ? [problem(say.noPrice, () => ({ booths: calculation.unpriced.join(', ') }))]
        : []),
      ...(kept && !template
        ? [
            problem(say.noTemplate, (reader) => ({
              name: reader === 'en' ? kept.nameEn : kept.nameZh,
              language: languageNames[language][reader],
            })),
          ]
        : []),
      ...(totalOf(lines) < 0 ? [problem(say.belowNothing)] : []),
      // Nothing above it can be charged: such a contract would be signed and never sealed.
      ...(totalOf(lines) > mostAmount ? [problem(say.aboveMost)] : []),
    ],
  }
}

interface Writing {
  number: string
  company: ContractingCompany
  currency: KeptClass['currency']
  lines: readonly ContractLine[]
  settings: Settings
  today: string
}

/** Everything the text of a contract is filled in from. */
export const subjectOf = ({
  number,
  company,
  currency,
  lines,
  settings,
  today,
}: Writing): ContractSubject => ({
  number,
  language: languageOf(company),
  currency,
  lines,
  total: totalOf(lines),
  party: company.party,
  organiser: settings.organiserName,
  fair: settings.fairName,
  edition: settings.edition,
  plan: instalmentPlanOf(settings.contractInstalments),
  date: today,
})

/** The contract's words as they will be kept. */
export const written = (subject: ContractSubject, template: Pick<KeptTemplate, 'title' | 'body'>) => ({
  ...fillContract(subject, template),
  party: subject.party,
  organiser: subject.organiser[subject.language],
  plan: subject.plan,
})
