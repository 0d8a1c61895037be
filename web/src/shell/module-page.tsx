import { AppstoreOutlined, GlobalOutlined, RightOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useSay } from '../lib/language'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import styles from './module-page.module.css'
import { moduleTexts, shellTexts } from './shell.texts'
import { chooseModule, type Modules, useModules } from './use-modules'

const icons = { exhibition: <AppstoreOutlined />, portal: <GlobalOutlined /> }

export function ModulePage() {
  const say = useSay()
  const { available, state, reload } = useModules()
  if (state === 'loading') return <PageSkeleton />
  if (state === 'failed') return <LoadFailed onRetry={reload} busy={false} />
  return (
    <div className={styles.page}>
      <h1>{say(shellTexts.chooseModule)}</h1>
      {available.length > 0 ? (
        <Cards available={available} />
      ) : (
        <EmptyState title={say(shellTexts.noModules)}>{say(shellTexts.noModulesNote)}</EmptyState>
      )}
    </div>
  )
}

function Cards({ available }: Pick<Modules, 'available'>) {
  const say = useSay()
  return (
    <>
      <p className={styles.lead}>{say(shellTexts.chooseModuleLead)}</p>
      <ul className={styles.cards}>
        {available.map(({ module, start }) => (
          <li key={module}>
            <Link className={styles.card} to={start} onClick={() => chooseModule(module)}>
              <span className={styles.icon} aria-hidden="true">
                {icons[module]}
              </span>
              <strong>{say(moduleTexts[module].name)}</strong>
              <span className={styles.about}>{say(moduleTexts[module].about)}</span>
              <span className={styles.enter}>
                {say(shellTexts.enterModule)} <RightOutlined aria-hidden="true" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
