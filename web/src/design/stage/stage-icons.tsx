const icon =
  (...paths: string[]) =>
  () => (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true" focusable="false">
      {paths.map((path) => (
        <path
          key={path}
          d={path}
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )

export const SelectIcon = icon('M4 3l10.500 5-4.700 1.800L8 14.500z')
export const BoothIcon = icon('M3.500 14.500v-11h11v11', 'M3.500 14.500H6M12 14.500h2.500')
export const GenerateIcon = icon(
  'M2.500 3h13v4.500h-13zM6.800 3v4.500M11.200 3v4.500',
  'M2.500 10.500h8.700V15H2.500zM6.800 10.500V15',
  'M14 10.800v4M12 12.800h4',
)
export const AreaIcon = icon('M3 6V4h2M8 4h2M13 4h2v2M15 8.500v1M15 12v2h-2M10 14H8M5 14H3v-2M3 9.500v-1')
export const LaneIcon = icon('M2.500 5h13M2.500 13h13', 'M4 9h2.500M8 9h2.500M12 9h2.500')
export const WallIcon = icon('M3 15V4h8v6h4', 'M5.500 15V6.500h3v6H15')
export const DoorIcon = icon('M2 14.500h3M13.500 14.500H16', 'M5 14.500V6a8.500 8.500 0 0 1 8.500 8.500')
export const PillarIcon = icon('M5 5h8v8H5zM5 5l8 8M13 5l-8 8')
export const TextIcon = icon('M3.500 5V3.500h11V5M9 3.500v11M7 14.500h4')
export const PictureIcon = icon(
  'M3.500 3h11A1 1 0 0 1 15.500 4v10a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  'M3 12.500l3.700-3.500 3 3 2-1.800 3.500 3.300',
  'M11.800 6.500h.01',
)
export const NumberIcon = icon('M7 3 5.500 15M12.500 3 11 15M3.500 7h12M2.500 11.500h12')
export const MeasureIcon = icon(
  'M2.300 12 12 2.300 15.700 6 6 15.700zM5 9.300l1.500 1.500M7.300 7l2 2M9.600 4.700l1.500 1.500',
)
export const AlignLeftIcon = icon('M3 2.500v13M6 5h9v3H6zM6 10.500h5v3H6z')
export const AlignTopIcon = icon('M2.500 3h13M5 6v9h3V6zM10.500 6v5h3V6z')
export const DistributeIcon = icon('M2.500 2.500v13M15.500 2.500v13M7 5h4v8H7z')
export const MergeIcon = icon(
  'M2.500 4h13v10h-13zM9 4v2M9 12v2',
  'M5 9h3M6.800 7.600 8.200 9l-1.400 1.400M13 9h-3M11.200 7.600 9.800 9l1.400 1.400',
)
export const SplitIcon = icon('M2.500 4h13v10h-13z', 'M9 2.500v2M9 6.500v2M9 10v2M9 13.500v2')
export const DuplicateIcon = icon(
  'M6 7.500A1.500 1.500 0 0 1 7.500 6h6A1.500 1.500 0 0 1 15 7.500v6a1.500 1.500 0 0 1-1.500 1.500h-6A1.500 1.500 0 0 1 6 13.500z',
  'M12 3H4.500A1.500 1.500 0 0 0 3 4.500V12',
)
export const RotateIcon = icon('M14.500 9A5.500 5.500 0 1 1 9 3.500h4', 'M11 1.500l2 2-2 2')
export const GroupIcon = icon(
  'M3 5V3h2M13 3h2v2M15 13v2h-2M5 15H3v-2',
  'M5.500 5.500h4.500v4h-4.500zM8 9.500v3h4.500v-4h-2.500',
)
export const LockIcon = icon('M4.500 8h9v7h-9z', 'M6 8V6a3 3 0 0 1 6 0v2')
export const UnlockIcon = icon('M4.500 8h9v7h-9z', 'M6 8V6a3 3 0 0 1 5.800-1')
export const MoreIcon = icon('M4 9h.02M9 9h.02M14 9h.02')
export const LeftIcon = icon('M11 4.500 6.500 9l4.500 4.500')
export const RightIcon = icon('M7 4.500 11.500 9 7 13.500')
export const UpIcon = icon('M4.500 11 9 6.500l4.500 4.500')
export const DownIcon = icon('M4.500 7 9 11.500 13.500 7')
export const MinusIcon = icon('M4 9h10')
export const PlusIcon = icon('M9 4v10M4 9h10')
export const FitIcon = icon('M3 6.500V3h3.500M11.500 3H15v3.500M15 11.500V15h-3.500M6.500 15H3v-3.500')
