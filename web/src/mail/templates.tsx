import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { type listTemplates, type MessageTemplate, saveTemplate } from '@fairground/wire/mail'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { useMayCall } from '../session/use-session'
import { EmptyState } from '../ui/empty-state'
import { StatusTag } from '../ui/status-tag'
import styles from './mail.module.css'
import { mailTexts as texts } from './mail.texts'
import { TemplateDrawer } from './template-drawer'

export function Templates({ kept }: { kept: CallResult<typeof listTemplates> }) {
  const say = useSay()
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [edited, setEdited] = useState<string>()
  const mayEdit = useMayCall(saveTemplate)
  const found = kept.templates.filter((template) => fits(template, typed))
  const template = kept.templates.find(({ name }) => name === edited)
  return (
    <>
      <div className={styles.tools}>
        {kept.smsRegistered ? <Alert type="info" showIcon title={say(texts.smsRegistered)} /> : null}
        <Input
          type="search"
          placeholder={say(texts.search)}
          aria-label={say(texts.search)}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {found.length === 0 ? <EmptyState title={say(texts.noneFound)} /> : null}
      <ul className={styles.templates}>
        {found.map((one) => {
          const name = titleIn(one, language)
          return (
            <li key={one.name}>
              <span>
                <span className={styles.name}>{name}</span>{' '}
                {one.own ? <StatusTag tone="info">{say(texts.own)}</StatusTag> : null}
              </span>
              <p className={styles.text}>{language === 'en' ? one.bodyEn : one.bodyZh}</p>
              <Button
                type="link"
                size="small"
                aria-label={`${say(texts.details)} ${name}`}
                onClick={() => setEdited(one.name)}
              >
                {say(texts.details)}
              </Button>
            </li>
          )
        })}
      </ul>
      {template ? (
        <TemplateDrawer
          key={template.name}
          template={template}
          title={titleIn(template, language)}
          mayEdit={mayEdit}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </>
  )
}

const titleIn = ({ shipped }: MessageTemplate, language: 'zh' | 'en'): string =>
  language === 'en' ? shipped.subjectEn : shipped.subjectZh

function fits({ name, subjectZh, subjectEn, bodyZh, bodyEn, shipped }: MessageTemplate, typed: string): boolean {
  const text = [name, subjectZh, subjectEn, bodyZh, bodyEn, shipped.subjectZh].join(' ').toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
