import { CheckOutlined } from '@ant-design/icons'
import { languages } from '@fairground/domain/text'
import { Button } from 'antd'
import { chooseLanguage } from '../lib/chosen-language'
import { useLanguage, useSay } from '../lib/language'
import { languageNames, localeTags } from '../lib/text'
import { shellTexts } from './shell.texts'

/** Staff read in the language they choose, whatever their account says; in the header, where there is room for it. */
export function LanguageSwitch() {
  const other = useLanguage() === 'en' ? 'zh' : 'en'
  return (
    <Button type="text" lang={localeTags[other]} onClick={() => chooseLanguage(other)}>
      {languageNames[other]}
    </Button>
  )
}

/** The same choice as entries of the account's menu, which is there at every width. */
export function useLanguageEntries() {
  const say = useSay()
  const shown = useLanguage()
  return {
    key: 'language',
    type: 'group' as const,
    label: say(shellTexts.language),
    children: languages.map((language) => ({
      key: language,
      label: <span lang={localeTags[language]}>{languageNames[language]}</span>,
      extra: language === shown ? <CheckOutlined aria-label={say(shellTexts.chosen)} /> : null,
      onClick: () => chooseLanguage(language),
    })),
  }
}
