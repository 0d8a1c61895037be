import type { PictureOf } from './documents'
import type { Lettering } from './lettering'
import { palette } from './palette'

/** The initials of a name on a shield. */
export function logo(set: Lettering, { shortName, nameEn }: PictureOf): string {
  const initials = (shortName || nameEn).slice(0, 2).toUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360">
  <rect width="360" height="360" fill="${palette.paper}"/>
  <path d="M180 24 324 72v120c0 78-60 124-144 148C96 316 36 270 36 192V72Z" fill="${palette.ember}"/>
  ${set(initials, { x: 180, y: 226, size: 130, fill: palette.paper, centred: true })}</svg>`
}

const shapes = {
  vehicle: `<rect x="110" y="150" width="180" height="90" rx="8"/><path d="M300 175h56l24 32v33h-80Z"/>
    <circle cx="160" cy="250" r="26"/><circle cx="330" cy="250" r="26"/><path d="M120 120h170v14H120Z"/>`,
  extinguisher: `<rect x="195" y="110" width="90" height="190" rx="40"/><rect x="222" y="76" width="36" height="40" rx="6"/>
    <path d="M258 84h50v14h-50Z"/><path d="M222 90c-60 4-70 50-66 110h14c-4-52 6-94 52-96Z"/>`,
  detector: `<path d="M150 130h180l-26 50H176Z"/><circle cx="240" cy="210" r="56"/>
    <rect x="150" y="106" width="180" height="24" rx="6"/>`,
  hydrant: `<path d="M200 120a40 40 0 0 1 80 0v140h-80Z"/><rect x="176" y="260" width="128" height="26" rx="6"/>
    <rect x="160" y="160" width="160" height="44" rx="10"/><rect x="228" y="64" width="24" height="26"/>`,
  helmet: `<path d="M140 230a100 100 0 0 1 200 0Z"/><rect x="110" y="230" width="260" height="28" rx="14"/>
    <path d="M226 110h28v60h-28Z"/>`,
  battery: `<rect x="130" y="130" width="200" height="120" rx="14"/><rect x="332" y="164" width="22" height="52" rx="6"/>
    <path d="M240 96 196 196h36l-14 88 66-112h-40Z" transform="translate(-8 0)"/>`,
} as const
type Shape = keyof typeof shapes

/** By the first character of a product's category; services and materials get the sign of fire safety itself. */
const shapeOf: Readonly<Record<string, Shape>> = {
  '1': 'vehicle',
  '3': 'detector',
  '4': 'hydrant',
  '5': 'hydrant',
  '8': 'helmet',
  '9': 'vehicle',
  A: 'detector',
  B: 'battery',
}

const tones = [
  { ground: palette.soft, ink: palette.ember },
  { ground: palette.graphite, ink: palette.glow },
  { ground: palette.ground, ink: palette.graphite },
] as const

/** Products of one family that follow each other differ in their tone; further ones share a picture. */
export function productPicture(category: string, position: number): string {
  const { ground, ink } = tones[position % tones.length] ?? tones[0]
  const shape = shapes[shapeOf[category.charAt(0)] ?? 'extinguisher']
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">
  <rect width="480" height="360" fill="${ground}"/><rect y="312" width="480" height="48" fill="${ink}" opacity=".18"/>
  <g fill="${ink}">${shape}</g></svg>`
}
