/** The few drawings of the plan's own buttons, so that the open pages need no library of them. */
export const icon = (path: string) => () => (
  <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true" focusable="false">
    <path d={path} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

export const PlusIcon = icon('M9 3.5v11M3.5 9h11')
export const MinusIcon = icon('M3.5 9h11')
export const WholeIcon = icon('M3 6.5V3h3.5M11.5 3H15v3.5M15 11.5V15h-3.5M6.5 15H3v-3.5')
export const PrintIcon = icon('M5 6.5V2.5h8v4M5 13H2.5V6.5h13V13H13M5 10.5h8v5H5z')
export const SaveIcon = icon('M9 2.5v8.500M5.500 8 9 11.500 12.500 8M3 12.500V15.500h12v-3')
export const CrossIcon = icon('m4.5 4.5 9 9M13.5 4.5l-9 9')
export const ToolsIcon = icon('M4 9h0M9 9h0M14 9h0')
export const WayIcon = icon('M4.5 15.5c4 0 1-6.500 5-6.500s3-5 5-5M4.500 15.500h0M12.500 2l2 2-2 2')
export const ListIcon = icon('M3 4.500h12M3 9h12M3 13.500h12')
