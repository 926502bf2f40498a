// Made by `npm run fix` from the folders beside it.
export { endOtherSessions } from './end-other-sessions.ts';
export { endSession } from './end-session.ts';
export { listSessions } from './list-sessions.ts';
export { listSignIns } from './list-sign-ins.ts';
export { unlockUser } from './unlock-user.ts';
