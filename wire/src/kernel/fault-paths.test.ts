import { describe, expect, it } from 'vitest'
import { register } from '../account/registration'
import { uploadLicence } from '../company/files'
import { updateIntro } from '../company/intro'
import { saveInvoice } from '../company/invoice'
import { councilMember } from '../list/lists/council-member'
import type { Endpoint } from './endpoint'
import { pathAsGiven, pathAsSent } from './fault-paths'

const sent = (call: unknown, path: string, body: object = {}) =>
  pathAsSent(call as Endpoint, path.split('.'), { body }).join('.')
const given = (call: unknown, path: string, body: object = {}) =>
  pathAsGiven(call as Endpoint, path.split('.'), { body }).join('.')

describe('a fault', () => {
  it('is told by the name the field was sent under, and found again by its own', () => {
    for (const [call, domain, wire] of [
      [councilMember.calls.add, 'companyName', 'qymc'],
      [uploadLicence, 'companyId', 'qyid'],
      [updateIntro, 'products.3.category', 'qycpjsVOList.3.cplx'],
      [register, 'company.contactName', 'qyjbxxVO.lxr'],
    ] as const) {
      expect(sent(call, domain)).toBe(wire)
      expect(given(call, wire)).toBe(domain)
    }
  })

  it('of a name that stands for two fields is found in the one that was filled in', () => {
    expect(given(saveInvoice, 'gsdz', { contact: 'Anna Berg' })).toBe('contact')
    expect(given(saveInvoice, 'gsdz', { address: '福州' })).toBe('address')
    expect(sent(register, 'company.companyName', { qyjbxxVO: { ywgsmc: '' } })).toBe('qyjbxxVO.ywgsmc')
  })

  it('of something the call does not know keeps its name', () => {
    expect(sent(councilMember.calls.add, 'nothing.here')).toBe('nothing.here')
    expect(given(councilMember.calls.add, 'nothing.here')).toBe('nothing.here')
  })
})
