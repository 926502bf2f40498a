/** What other slices may use of this one. */
export { NewPasswordForm } from './NewPasswordForm.tsx';
