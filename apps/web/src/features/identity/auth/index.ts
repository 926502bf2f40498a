export { EntryFrame } from './EntryFrame.tsx';
export type { SignInLook } from './sign-in-look.ts';
