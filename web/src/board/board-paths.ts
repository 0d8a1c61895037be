import type { UserType } from '@fairground/domain/account'

/** Where an exhibitor reads the board. */
export const boardPaths: Record<UserType, string> = { CHN: '/messageboardZS', ENG: '/messageboardEN' }

export const noticePath = (userType: UserType, id: string): string => `${boardPaths[userType]}?notice=${id}`
