export { type PasswordOwner, prepareNewPassword } from './new-password.ts';
export { endSessions, type NewPassword, writePassword } from './write-password.ts';
