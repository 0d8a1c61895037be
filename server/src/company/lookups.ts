import type { Language } from '@fairground/domain/text'
import { nameOf, readCodeNames } from '../codelist'
import type { Db } from '../platform/database/database'
import { readCreditGrades } from './lookups.repository'

export async function listCreditGrades(db: Db, companyId: string, language: Language) {
  const grades = await readCreditGrades(db, companyId)
  const names = await readCodeNames(db, ['creditGrade'])
  return grades.map((held) => ({ ...held, gradeLabel: nameOf(names, 'creditGrade', held.grade, language) }))
}
