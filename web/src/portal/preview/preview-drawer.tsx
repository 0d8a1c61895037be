import type { KeptList, ListRow } from '@fairground/wire/list'
import { Drawer, Segmented } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { portalTexts as texts } from '../portal.texts'
import { ContentPreview } from './content-preview'
import styles from './preview.module.css'

interface Props {
  list: KeptList
  values: Partial<ListRow>
  onClose: () => void
}

/** What is typed, as it will read, saved or not. */
export function PreviewDrawer({ list, values, onClose }: Props) {
  const say = useSay()
  const own = useLanguage()
  const [language, setLanguage] = useState(own)
  const [wide, setWide] = useState(true)
  return (
    <Drawer open onClose={onClose} title={say(texts.preview)} size={820}>
      <div className={styles.choices}>
        <Segmented
          aria-label={say(texts.readIn)}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'zh' as const, label: '中文' },
            { value: 'en' as const, label: 'English' },
          ]}
        />
        <Segmented
          aria-label={say(texts.readOn)}
          value={wide}
          onChange={setWide}
          options={[
            { value: true, label: say(texts.computer) },
            { value: false, label: say(texts.phone) },
          ]}
        />
      </div>
      <div className={wide ? undefined : styles.phone}>
        <ContentPreview list={list} values={values} language={language} />
      </div>
    </Drawer>
  )
}
