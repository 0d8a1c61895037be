import { companiesReady } from '@fairground/wire/contract/desk'
import { Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { ContractList } from './contract-list'
import { manageTexts as texts } from './manage.texts'
import { ReadyCompanies } from './ready-companies'

/** The contracts there are, and the companies that wait for theirs. */
export function ManagePage() {
  const say = useSay()
  const [address, setAddress] = useSearchParams()
  const ready = useCall(companiesReady)
  const isReady = address.get('view') === 'ready'
  const views = (
    <Segmented
      aria-label={say(texts.tabs)}
      value={isReady ? 'ready' : 'contracts'}
      onChange={(view) => setAddress(view === 'ready' ? { view } : {}, { replace: true })}
      options={[
        { value: 'contracts', label: say(texts.contracts) },
        { value: 'ready', label: say(texts.ready, { count: ready.data?.companies.length ?? 0 }) },
      ]}
    />
  )
  return isReady ? <ReadyCompanies query={ready} views={views} /> : <ContractList views={views} />
}
