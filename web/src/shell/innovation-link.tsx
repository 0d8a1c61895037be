import { BulbOutlined } from '@ant-design/icons'
import { ownCreditCode } from '@fairground/wire/company'
import { z } from 'zod'
import { useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import { useFair } from '../session/use-fair'
import { HeaderLink } from './header-link'
import { shellTexts } from './shell.texts'

/** Another organisation's site, opened for the own company. Shown only where the organiser has named its address. */
export function InnovationLink() {
  const say = useSay()
  const address = useFair().data?.innovationUrl
  const own = useCall(ownCreditCode, {}, { enabled: Boolean(address), staleTime: 600_000 }).data
  if (!address) return null
  return (
    <HeaderLink
      href={forCompany(address, own?.creditCode ?? null)}
      icon={<BulbOutlined />}
      name={say(shellTexts.innovation)}
    />
  )
}

/** That site reads the credit code under the name it has on the wire. */
function forCompany(address: string, creditCode: string | null): string {
  if (!creditCode) return address
  const url = new URL(address)
  for (const [name, value] of Object.entries(z.encode(ownCreditCode.result, { creditCode })))
    url.searchParams.set(name, String(value))
  return url.href
}
