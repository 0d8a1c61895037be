import { z } from 'zod'
import { staff } from '../kernel/access'
import { flag } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { pageOf, paging } from '../kernel/page'
import { as, renamed } from '../kernel/renamed'

const search = renamed(
  'CompanyPickerSearch',
  z.object({
    companyName: z.string().max(200).nullish(),
    page: paging.pageNum,
    pageSize: paging.pageSize,
  }),
  { companyName: 'qymc_like', page: 'pageNum', pageSize: 'pageSize' },
)

const pickedCompany = renamed(
  'PickedCompany',
  z.object({
    /** What the list's company field holds when this one is chosen. */
    id: z.uuid(),
    companyName: z.string(),
    creditCode: z.string(),
    registrationNumber: z.string(),
    contactName: z.string(),
    /** Already on the list, so it cannot be chosen again. */
    listed: z.boolean(),
  }),
  {
    id: 'qyid',
    companyName: 'qymc',
    creditCode: 'tyshxydm',
    registrationNumber: 'bmh',
    contactName: 'lxr',
    listed: as('hmd', flag('1', '0')),
  },
)
export type PickedCompany = z.output<typeof pickedCompany>

export const companiesForBlacklist = endpoint({
  method: 'POST',
  path: '/qyjbxx/selectQyxxHmd',
  summary: 'Companies of this edition to choose from for the blacklist, five to a page',
  access: staff,
  effect: 'reads',
  body: search,
  result: pageOf(pickedCompany),
})

export const companiesForGroup = endpoint({
  method: 'POST',
  path: '/qyjbxx/selectQyxxZt',
  summary: 'Companies of this edition to choose from for an exhibition group, five to a page',
  access: staff,
  effect: 'reads',
  body: search,
  result: pageOf(pickedCompany),
})
