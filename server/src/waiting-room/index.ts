export { issueLoginPass } from './login-pass'
export { endingTicket, takePicture } from './tickets.repository'
export { createWaitingRoom, mostPerNetwork, type WaitingRoom } from './waiting-room'
