export { issueLoginPass } from './login-pass'
export { endTicket, takePicture } from './tickets.repository'
export { createWaitingRoom, mostPerNetwork, type WaitingRoom } from './waiting-room'
