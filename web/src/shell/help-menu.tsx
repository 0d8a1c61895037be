import { QuestionCircleOutlined } from '@ant-design/icons'
import { guideScreens } from '@fairground/wire/guide/screens'
import { Button, Dropdown } from 'antd'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { besideIt } from './beside-it'
import { shellTexts } from './shell.texts'

/** The manuals, read without leaving the own area. */
export function HelpMenu() {
  const say = useSay()
  const language = useLanguage()
  const items = guideScreens.map(({ path, title }) => ({
    key: path,
    label: <Link to={path}>{title[language]}</Link>,
  }))
  return (
    <div>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" getPopupContainer={besideIt}>
        <Button
          type="text"
          icon={<QuestionCircleOutlined />}
          aria-haspopup="menu"
          aria-label={say(shellTexts.help)}
        />
      </Dropdown>
    </div>
  )
}
