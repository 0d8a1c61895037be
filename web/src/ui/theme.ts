import { type ThemeConfig, theme } from 'antd'

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
    colorPrimary: '#C2410C',
    colorSuccess: '#2A7248',
    colorWarning: '#B7791F',
    colorError: '#B42318',
    colorInfo: '#2563A8',
    colorLink: '#C2410C',
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

/** Paper and warm greys: every working screen. The same numbers stand as CSS variables in app/global.css. */
export const lightTheme: ThemeConfig = {
  ...shared,
  token: {
    ...shared.token,
    colorLinkHover: '#9A3412',
    colorLinkActive: '#9A3412',
    colorTextBase: '#1F1B18',
    colorText: '#1F1B18',
    colorTextSecondary: '#5B534C',
    colorTextTertiary: '#736A62',
    colorTextPlaceholder: '#736A62',
    colorTextDescription: '#736A62',
    colorBgLayout: '#F6F4F1',
    colorBorder: '#D3CBC2',
    colorBorderSecondary: '#E6E0D9',
    colorSplit: '#EFEBE6',
    colorPrimaryBg: '#FFF1E8',
    colorPrimaryBgHover: '#FFE6D6',
    colorPrimaryBorder: '#F5C9AE',
    colorPrimaryHover: '#B13A0A',
    colorPrimaryActive: '#9A3412',
    colorErrorBg: '#FCE9E7',
    colorErrorBorder: '#F0BDB7',
    colorWarningBg: '#FCF3E0',
    colorWarningBorder: '#EBD3A0',
    colorSuccessBg: '#E7F4EC',
    colorSuccessBorder: '#B5DBC4',
    colorInfoBg: '#E8F0FA',
    colorInfoBorder: '#B9D0EC',
    controlOutline: '#FFE3D1',
    controlOutlineWidth: 3,
    controlItemBgActive: '#FFF1E8',
    colorFillTertiary: '#F6F4F1',
  },
  components: {
    ...shared.components,
    // Edges of fields carry meaning, so they keep 3:1 against the paper.
    Input: { colorBorder: '#978E85', activeShadow: '0 0 0 3px #FFE3D1' },
    Select: { colorBorder: '#978E85' },
    DatePicker: { colorBorder: '#978E85', activeShadow: '0 0 0 3px #FFE3D1' },
    Checkbox: { colorBorder: '#978E85' },
    Radio: { colorBorder: '#978E85' },
    Form: { labelColor: '#5B534C', labelFontSize: 13, verticalLabelPadding: '0 0 6px', itemMarginBottom: 26 },
    Table: { headerBg: '#FBFAF8', headerColor: '#5B534C', rowHoverBg: '#FBFAF8', cellFontSize: 13.5 },
  },
}

/** On graphite: the organiser's menu, the next-step card, and the big screens. */
export const stageTheme: ThemeConfig = {
  ...shared,
  algorithm: theme.darkAlgorithm,
  token: {
    ...shared.token,
    colorPrimary: '#C2410C',
    colorTextBase: '#EDE7E1',
    colorText: '#EDE7E1',
    colorTextSecondary: '#A89F96',
    colorTextTertiary: '#A89F96',
    colorBgBase: '#211E1B',
    colorBgContainer: '#211E1B',
    colorBgElevated: '#2C2825',
    colorBorder: '#5B534C',
    colorBorderSecondary: '#3A3531',
    colorLink: '#F5A77B',
  },
  components: {
    ...shared.components,
    Menu: {
      itemBg: 'transparent',
      subMenuItemBg: 'transparent',
      itemColor: '#A89F96',
      itemHoverColor: '#EDE7E1',
      itemHoverBg: '#2C2825',
      itemSelectedBg: '#3A3531',
      itemSelectedColor: '#FFFFFF',
      subMenuItemSelectedColor: '#FFFFFF',
      itemHeight: 38,
      itemBorderRadius: 6,
      activeBarBorderWidth: 0,
    },
  },
}

export const withoutMotion = (config: ThemeConfig): ThemeConfig => ({
  ...config,
  token: { ...config.token, motion: false },
})
