export {
  askAgainAfterMs,
  callingOrder,
  type RoomState,
  roomStates,
  waitingRoomMessages,
  waitSeconds,
} from './waiting-room'
