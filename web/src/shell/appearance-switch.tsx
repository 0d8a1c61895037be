import { CheckOutlined, DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import { Segmented } from 'antd'
import {
  type AppearanceChoice,
  appearanceChoices,
  chooseAppearance,
  useAppearanceChoice,
} from '../lib/appearance'
import { useSay } from '../lib/language'
import { appearanceNames, appearanceTexts } from './appearance.texts'
import { shellTexts } from './shell.texts'

const icons = {
  light: SunOutlined,
  dark: MoonOutlined,
  system: DesktopOutlined,
} satisfies Record<AppearanceChoice, unknown>

/** In the header, where there is room for it. */
export function AppearanceSwitch() {
  const say = useSay()
  const options = appearanceChoices.map((choice) => {
    const name = say(appearanceNames[choice])
    const Icon = icons[choice]
    return { value: choice, tooltip: name, label: <Icon aria-label={name} /> }
  })
  return (
    <Segmented
      size="small"
      aria-label={say(appearanceTexts.appearance)}
      options={options}
      value={useAppearanceChoice()}
      onChange={chooseAppearance}
    />
  )
}

/** The same choice as entries of the account's menu, which is there at every width. */
export function useAppearanceEntries() {
  const say = useSay()
  const chosen = useAppearanceChoice()
  return {
    key: 'appearance',
    type: 'group' as const,
    label: say(appearanceTexts.appearance),
    children: appearanceChoices.map((choice) => {
      const Icon = icons[choice]
      return {
        key: choice,
        icon: <Icon />,
        label: say(appearanceNames[choice]),
        extra: choice === chosen ? <CheckOutlined aria-label={say(shellTexts.chosen)} /> : null,
        onClick: () => chooseAppearance(choice),
      }
    }),
  }
}
