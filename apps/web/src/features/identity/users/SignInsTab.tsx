/** Sessions, sign-ins, passwords and second factor of a user. */
export { UserSignIns as default } from '../sessions/index.ts';
