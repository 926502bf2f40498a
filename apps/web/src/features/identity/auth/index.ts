export { EntryFrame } from './EntryFrame.tsx';
export { PasswordLinks } from './PasswordLinks.tsx';
export type { SignInLook } from './sign-in-look.ts';
