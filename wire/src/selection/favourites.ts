import { boothStates } from '@fairground/domain/booth'
import { favouriteMarked } from '@fairground/domain/selection'
import { z } from 'zod'
import { exhibitor } from '../kernel/access'
import { type CallResult, endpoint } from '../kernel/endpoint'

/** Booths the own company marked for itself, in the order of halls and numbers. */
const favourites = z.array(
  z.object({
    boothId: z.uuid(),
    code: z.string(),
    hallId: z.uuid(),
    hallCode: z.string(),
    state: z.enum(boothStates),
  }),
)

export const ownFavourites = endpoint({
  method: 'GET',
  path: '/selection/favourites',
  summary: 'The booths the own company marked for itself, and how they stand',
  access: exhibitor,
  effect: 'reads',
  // How they stand from then on is told by what is pushed to the maps.
  shows: ['ownSignUp'],
  result: favourites,
})

export const markFavourite = endpoint({
  method: 'POST',
  path: '/selection/favourite',
  summary: 'Marks a booth for the own company, or takes the mark away; answers all it has marked',
  access: exhibitor,
  effect: 'changes',
  body: favouriteMarked,
  result: favourites,
})

export type Favourite = CallResult<typeof ownFavourites>[number]
