import { boothClasses, labelStyles } from '@fairground/domain/booth'
import { z } from 'zod'
import { keptAsText } from '../kept-scene'
import { mostCharacters } from '../plan-scene'
import { rectangle, type SceneElement, sceneElement, sceneId, sceneLength, sceneText } from '../scene'

/** What somebody decides about a booth by hand; whether it is taken is a fact that no drawing changes. */
export const handUses = ['normal', 'function', 'disabled'] as const
export type HandUse = (typeof handUses)[number]

const labelFont = z.object({
  family: z.string().min(1).max(60),
  size: z.number().min(6).max(96),
  style: z.enum(labelStyles),
})

const draftBooth = z.object({
  kind: z.literal('booth'),
  id: z.uuid().toLowerCase(),
  ...rectangle,
  /** Empty until somebody numbers it. */
  code: z.string().max(20),
  boothClass: z.enum(boothClasses),
  exhibitType: z.string().max(10),
  special: z.boolean(),
  use: z.enum(handUses),
  /** What a service area is called. */
  name: sceneText,
  /** Sold with other open sides than geometry finds, and why. */
  opening: z.object({ sides: z.int().min(1).max(4), reason: z.string().min(1).max(200) }).optional(),
  codeFont: labelFont.optional(),
  nameFont: labelFont.optional(),
})

/** What lies under the plan while it is drawn, and is never published: the drawing a hall's operator sent. */
const underlay = z.object({
  kind: z.literal('underlay'),
  id: sceneId,
  /** What the file was called. */
  title: z.string().max(200),
  /** Lines in metres, or a picture. */
  source: z.enum(['drawing', 'picture']),
  file: z.uuid().toLowerCase(),
  ...rectangle,
  opacity: z.number().min(0.05).max(1),
  rotation: z.number().min(-180).max(180),
})

const repeats = (ids: readonly string[]): boolean => new Set(ids).size < ids.length

/** A hall's plan while it is drawn: the published scene, what its booths are, and what helps the person who draws. */
const draft = z
  .object({
    version: z.literal(1),
    width: sceneLength,
    depth: sceneLength,
    elements: z.array(sceneElement).max(5000),
    booths: z.array(draftBooth).max(20_000),
    underlays: z.array(underlay).max(20),
    /** Pieces that nothing moves, changes or removes. */
    locked: z.array(sceneId).max(30_000),
    /** Pieces that are chosen and moved together. */
    groups: z.array(z.array(sceneId).min(2).max(20_000)).max(5000),
  })
  .refine(
    ({ elements, booths, underlays }) => !repeats([...elements, ...booths, ...underlays].map(({ id }) => id)),
    { message: 'ids repeat' },
  )

export type Draft = z.infer<typeof draft>
export type DraftBooth = z.infer<typeof draftBooth>
export type Underlay = z.infer<typeof underlay>

/** Anything that can be chosen and moved on a plan. */
export type Piece = DraftBooth | SceneElement | Underlay

export const {
  read: readDraft,
  check: checkDraft,
  readKept: readKeptDraft,
  write: writeDraft,
} = keptAsText({ scene: draft, steps: [], mostCharacters })
