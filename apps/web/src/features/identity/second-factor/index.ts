/** What other slices may use of this one. */
export { CodeForm } from './CodeForm.tsx';
export { EnrolmentView } from './EnrolmentView.tsx';
export { PasswordQuestion } from './PasswordQuestion.tsx';
export { RecoveryCodes } from './RecoveryCodes.tsx';
export { ResetSecondFactor } from './ResetSecondFactor.tsx';
export { SecondFactorPanel } from './SecondFactorPanel.tsx';
