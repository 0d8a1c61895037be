export { useWaitingRoom } from './use-waiting-room'
export { WaitingRoomPanel } from './waiting-room'
