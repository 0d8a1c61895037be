import { z } from 'zod'
import { exhibitor } from './kernel/access'
import { endpoint } from './kernel/endpoint'
import { renamed } from './kernel/renamed'

export { selectedBoothsResult } from './company/allocation'
export { askedBooths } from './company/asked-booths'
export { companyRef } from './company/company-codecs'

/** Whatever user id a caller sends, the answer is about the caller's own company. */
export const ownCreditCode = endpoint({
  method: 'POST',
  path: '/qyjbxx/doFindQykpxxByQyjbxx',
  summary: 'The own credit code, to open the innovation-product site with',
  access: exhibitor,
  effect: 'reads',
  result: renamed('OwnCreditCode', z.object({ creditCode: z.string().nullable() }), {
    creditCode: 'tyshxydm',
  }),
})
