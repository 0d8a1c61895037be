import { palette } from '../files/palette'

const skins = ['#e8c4a2', '#d9a981', '#f0d3ba', '#c98f66']
const hairs = ['#1f1b18', '#2c2825', '#4a3426', '#736a62']
const coats = [palette.graphite, '#1e4e85', '#2a7248', '#8f5b0f', palette.ember]

export const portraitCount = 20

/** A drawn head and shoulders: nobody's face, and yet different from the next. */
export function portrait(which: number): string {
  const skin = skins[which % skins.length]
  const hair = hairs[(which * 3 + 1) % hairs.length]
  const coat = coats[which % coats.length]
  const long = which % 2 === 1
  return `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="480">
  <rect width="360" height="480" fill="#e8f0fa"/>
  ${long ? `<path d="M100 210c0-70 30-120 80-120s80 50 80 120v110H100Z" fill="${hair}"/>` : ''}
  <path d="M40 480c0-96 60-130 140-130s140 34 140 130Z" fill="${coat}"/>
  <path d="M150 300h60v60c0 18-60 18-60 0Z" fill="${skin}"/>
  <path d="M140 352 180 400l40-48 20 14-60 90-60-90Z" fill="#ffffff"/>
  <ellipse cx="180" cy="220" rx="68" ry="86" fill="${skin}"/>
  <path d="M110 214c-6-70 24-118 70-118s76 48 70 118c-12-36-30-58-50-62-30 10-72 10-90 62Z" fill="${hair}"/>
  <circle cx="156" cy="222" r="6" fill="#1f1b18"/><circle cx="204" cy="222" r="6" fill="#1f1b18"/>
  <path d="M160 264q20 16 40 0" fill="none" stroke="#8a1c13" stroke-width="5" stroke-linecap="round"/></svg>`
}
