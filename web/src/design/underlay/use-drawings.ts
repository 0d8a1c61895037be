import type { Underlay } from '@fairground/floorplan/design/draft'
import { type Drawing, readDrawing as parseDrawing } from '@fairground/floorplan/drawing/drawing'
import { readDrawing } from '@fairground/wire/design'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../session/session'
import { pictureOfDrawing } from './drawing-picture'

/** Named, or it would be asked again whenever the screen is drawn. */
const whatCame = (answers: UseQueryResult<Drawing | null>[]) => answers.map(({ data }) => data)

/** Pictures of the drawings these underlays show, as far as they have come. What was kept never changes: it is read once. */
export function useDrawings(
  underlays: readonly Underlay[],
  ink: string,
): ReadonlyMap<string, CanvasImageSource> {
  // By their names, so that an underlay that is moved or made paler is not read anew.
  const wanted = [
    ...new Set(underlays.filter(({ source }) => source === 'drawing').map(({ file }) => file)),
  ].join()
  const files = useMemo(() => (wanted ? wanted.split(',') : []), [wanted])
  const drawings = useQueries({
    queries: files.map((fileId) => ({
      queryKey: ['design', 'drawing', fileId],
      queryFn: async () => {
        const { drawing } = await call(readDrawing, { params: { fileId } })
        const read = parseDrawing(drawing)
        return 'scene' in read ? read.scene : null
      },
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: whatCame,
  })
  return useMemo(() => {
    const font = getComputedStyle(document.body).fontFamily
    return new Map(
      files.flatMap((file, place) => {
        const drawing = drawings[place]
        return drawing ? [[file, pictureOfDrawing(drawing, { ink, font })] as const] : []
      }),
    )
  }, [files, drawings, ink])
}
