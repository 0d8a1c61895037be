import { CheckCircleOutlined, ExclamationCircleOutlined, WarningOutlined } from '@ant-design/icons'
import type { KeptList } from '@fairground/wire/list'
import { Button, Form, type FormInstance } from 'antd'
import { useMemo } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { namePathOf } from '../../ui/form/schema-rules'
import { Panel } from '../../ui/panel'
import styles from '../portal.module.css'
import { portalTexts as texts } from '../portal.texts'
import { type Check, checksOf } from './checks'

interface Props {
  list: KeptList
  form: FormInstance
}

const icons = {
  fault: <ExclamationCircleOutlined className={styles.fault ?? ''} />,
  gap: <WarningOutlined className={styles.gap ?? ''} />,
}

/** What is missing or wrong before it goes out, each with its way there. */
export function ChecksPanel({ list, form }: Props) {
  const say = useSay()
  const language = useLanguage()
  const typed: unknown = Form.useWatch([], form)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is read from the form, and told by its watch
  const checks = useMemo(
    () => checksOf(list, form.getFieldsValue(true) as Record<string, unknown>, language),
    [list, form, language, typed],
  )
  const go = ({ path }: Check) =>
    form.scrollToField(namePathOf(path), { focus: true, block: 'center', behavior: 'smooth' })
  return (
    <Panel id="checks" title={say(texts.checks)}>
      {checks.length === 0 ? (
        <p className={styles.sound}>
          <CheckCircleOutlined /> {say(texts.nothingWrong)}
        </p>
      ) : (
        <ul className={styles.checks}>
          {checks.map((check) => (
            <li key={`${check.path} ${check.words}`}>
              {icons[check.weight]}
              <span>{check.words}</span>
              <Button
                type="link"
                size="small"
                aria-label={say(texts.goToOf, { name: check.words })}
                onClick={() => go(check)}
              >
                {say(texts.goTo)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
