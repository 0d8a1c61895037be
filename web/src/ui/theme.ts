import { type MappingAlgorithm, type ThemeConfig, theme } from 'antd'
import type { Appearance } from '../lib/appearance'
import { type Palette, palettes, stagePalette } from './palette'

const shared: ThemeConfig = {
  hashed: false,
  token: {
    // By variable, because English pages add marks of their own to the list.
    fontFamily: 'var(--font)',
    fontFamilyCode: 'var(--mono)',
    fontSize: 14,
    borderRadius: 6,
    borderRadiusLG: 8,
    controlHeight: 40,
    controlHeightLG: 44,
    controlHeightSM: 30,
    wireframe: false,
  },
  components: {
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      contentFontSizeLG: 15,
      fontWeight: 500,
      // A button at work says so by its wheel; its words stay readable.
      opacityLoading: 1,
    },
  },
}

/** The library's own dark dims the colours it is given; ours are chosen for the dark already. */
function asChosen(appearance: Appearance): MappingAlgorithm {
  const derive = appearance === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm
  const { emberFill, ember, ok, warn, bad, info } = palettes[appearance]
  return (seed) => ({
    ...derive(seed),
    colorPrimary: emberFill,
    colorLink: ember,
    colorSuccess: ok,
    colorWarning: warn,
    colorError: bad,
    colorInfo: info,
  })
}

/** Fields are told apart by their edges: resting, under the pointer, in use and wrong are four different things. */
const field = (colours: Palette) => ({
  colorBgContainer: colours.field,
  colorBorder: colours.lineField,
  hoverBorderColor: colours.lineFieldHover,
  activeBorderColor: colours.ember,
  activeShadow: `0 0 0 3px ${colours.emberHalo}`,
  errorActiveShadow: `0 0 0 3px ${colours.badLine}`,
  colorErrorBorderHover: colours.bad,
})

function workingTheme(appearance: Appearance): ThemeConfig {
  const colours = palettes[appearance]
  const edges = field(colours)
  return {
    ...shared,
    algorithm: asChosen(appearance),
    token: {
      ...shared.token,
      colorPrimary: colours.emberFill,
      colorSuccess: colours.ok,
      colorWarning: colours.warn,
      colorError: colours.bad,
      colorInfo: colours.info,
      colorLink: colours.ember,
      colorLinkHover: colours.emberStrong,
      colorLinkActive: colours.emberStrong,
      colorTextBase: colours.ink,
      colorBgBase: colours.paper,
      colorText: colours.ink,
      colorTextSecondary: colours.ink2,
      colorTextTertiary: colours.ink3,
      colorTextPlaceholder: colours.ink3,
      colorTextDescription: colours.ink3,
      colorBgLayout: colours.ground,
      colorBgContainer: colours.paper,
      colorBgElevated: colours.raised,
      colorBorder: colours.line2,
      colorBorderSecondary: colours.line,
      colorSplit: colours.line,
      colorPrimaryBg: colours.emberSoft,
      colorPrimaryBgHover: colours.emberSoftHover,
      colorPrimaryBorder: colours.emberLine,
      colorPrimaryHover: colours.emberFillHover,
      colorPrimaryActive: colours.emberStrong,
      colorErrorBg: colours.badSoft,
      colorErrorBorder: colours.badLine,
      colorErrorText: colours.bad,
      colorWarningBg: colours.warnSoft,
      colorWarningBorder: colours.warnLine,
      colorSuccessBg: colours.okSoft,
      colorSuccessBorder: colours.okLine,
      colorInfoBg: colours.infoSoft,
      colorInfoBorder: colours.infoLine,
      controlOutline: colours.emberHalo,
      controlOutlineWidth: 3,
      controlItemBgActive: colours.emberSoft,
      colorFillTertiary: colours.wash,
    },
    components: {
      ...shared.components,
      Button: {
        ...shared.components?.Button,
        defaultBg: colours.raised,
        defaultHoverBg: colours.raised,
        defaultHoverColor: colours.emberStrong,
        defaultHoverBorderColor: colours.ember,
        dangerColor: colours.paper,
      },
      Input: edges,
      InputNumber: edges,
      DatePicker: edges,
      Select: {
        ...edges,
        activeOutlineColor: colours.emberHalo,
        selectorBg: colours.field,
        optionSelectedColor: colours.ink,
      },
      Mentions: edges,
      Checkbox: { colorBgContainer: colours.field, colorBorder: colours.lineField },
      Radio: { colorBgContainer: colours.field, colorBorder: colours.lineField },
      // Ember that fills is too dark in the dark for letters of its own.
      Pagination: { itemActiveColor: colours.ember, itemActiveColorHover: colours.emberStrong },
      Dropdown: { colorPrimary: colours.ember },
      Tabs: {
        itemSelectedColor: colours.ember,
        itemHoverColor: colours.emberStrong,
        inkBarColor: colours.ember,
      },
      Form: {
        labelColor: colours.ink2,
        labelFontSize: 13,
        verticalLabelPadding: '0 0 6px',
        itemMarginBottom: 26,
      },
      Table: {
        headerBg: colours.tint,
        headerColor: colours.ink2,
        rowHoverBg: colours.hover,
        cellFontSize: 13.5,
      },
    },
  }
}

/** On graphite, by day too: the organiser's menu, the next-step card, and the big screens. */
function stageTheme(appearance: Appearance): ThemeConfig {
  const colours = palettes[appearance]
  const { onGraphite, onGraphite2, onFill, emberGlow } = stagePalette
  return {
    ...shared,
    algorithm: theme.darkAlgorithm,
    token: {
      ...shared.token,
      colorPrimary: colours.emberFill,
      colorTextBase: onGraphite,
      colorText: onGraphite,
      colorTextSecondary: onGraphite2,
      colorTextTertiary: onGraphite2,
      colorBgBase: colours.graphite,
      colorBgContainer: colours.graphite,
      colorBgElevated: colours.graphite2,
      colorBorder: colours.graphiteLine,
      colorBorderSecondary: colours.graphite3,
      colorLink: emberGlow,
    },
    components: {
      ...shared.components,
      Menu: {
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        itemColor: onGraphite2,
        itemHoverColor: onGraphite,
        itemHoverBg: colours.graphite2,
        itemSelectedBg: colours.graphite3,
        itemSelectedColor: onFill,
        subMenuItemSelectedColor: onFill,
        itemHeight: 38,
        itemBorderRadius: 6,
        activeBarBorderWidth: 0,
      },
    },
  }
}

// Whoever asks for less motion asks before the page is opened.
const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches

const calm = (config: ThemeConfig): ThemeConfig =>
  still ? { ...config, token: { ...config.token, motion: false } } : config

const both = (make: (appearance: Appearance) => ThemeConfig) => ({
  light: calm(make('light')),
  dark: calm(make('dark')),
})

export const workingThemes = both(workingTheme)
export const stageThemes = both(stageTheme)
