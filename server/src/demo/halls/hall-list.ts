import type { FairSize } from '../fair-size'

/** What a hall shows decides how its floor is divided. */
export type HallTheme = 'vehicles' | 'mixed' | 'equipment' | 'outdoor'

export interface HallSketch {
  code: string
  name: { zh: string; en: string }
  kind: 'indoor' | 'outdoor'
  theme: HallTheme
  exhibitType: '01' | '02' | '99'
  width: number
  depth: number
}

type Extent = readonly [width: number, depth: number]

/** Halls are as wide as a whole number of islands with their aisles, see `strips`. */
const extents: Record<FairSize, { hall: Extent; vehicles: Extent; zone: Extent; square: Extent }> = {
  small: { hall: [45, 69], vehicles: [45, 69], zone: [90, 62], square: [90, 62] },
  default: { hall: [117, 68], vehicles: [117, 105], zone: [112, 84], square: [150, 62] },
  large: { hall: [189, 135], vehicles: [189, 166], zone: [180, 128], square: [240, 84] },
}

export function hallSketches(size: FairSize): HallSketch[] {
  const { hall, vehicles, zone, square } = extents[size]
  const all = [
    ...['一', '二', '三', '四'].map((numeral, index) =>
      outdoor(
        `E${index + 1}`,
        `东${numeral}区 室外车辆展区`,
        `East Zone ${index + 1}, Outdoor Vehicles`,
        zone,
      ),
    ),
    indoor('W1', '西一馆 消防车辆馆', 'West Hall 1, Fire Vehicles', 'vehicles', '01', vehicles),
    indoor('W2', '西二馆 综合馆', 'West Hall 2, Mixed Exhibits', 'mixed', '99', hall),
    indoor('W3', '西三馆 防护救援馆', 'West Hall 3, Protection and Rescue', 'equipment', '02', hall),
    indoor('W4', '西四馆 报警灭火馆', 'West Hall 4, Detection and Suppression', 'equipment', '02', hall),
    indoor('N1', '消防装备馆', 'Fire Equipment Hall', 'mixed', '99', hall),
    indoor('N2', '建筑防火馆', 'Building Fire Protection Hall', 'equipment', '02', hall),
    outdoor('L1', '装卸展区', 'Loading Area Zone', zone),
    outdoor('S1', '南广场室外展区', 'South Square Outdoor Zone', square),
  ]
  return size === 'small' ? all.filter(({ code }) => ['E1', 'W2', 'W3'].includes(code)) : all
}

function indoor(
  code: string,
  zh: string,
  en: string,
  theme: HallTheme,
  exhibitType: HallSketch['exhibitType'],
  [width, depth]: Extent,
): HallSketch {
  return { code, name: { zh, en }, kind: 'indoor', theme, exhibitType, width, depth }
}

function outdoor(code: string, zh: string, en: string, [width, depth]: Extent): HallSketch {
  return { code, name: { zh, en }, kind: 'outdoor', theme: 'outdoor', exhibitType: '01', width, depth }
}
