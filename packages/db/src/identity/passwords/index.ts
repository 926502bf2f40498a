export { lockPassword, type PasswordRow, readFormerPasswords } from './password-rows.ts';
