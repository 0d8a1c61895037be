import { ConfigProvider } from 'antd'

/**
 * Whether a field takes nothing: the whole panel does not, or this field in particular. A plain `disabled={false}` would
 * open it again inside a panel that is closed, and some controls never ask the panel.
 */
export function useIsOff(alone = false): boolean {
  const { componentDisabled } = ConfigProvider.useConfig()
  return alone || componentDisabled === true
}
