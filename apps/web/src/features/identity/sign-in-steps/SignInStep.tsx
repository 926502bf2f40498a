import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EntryFrame } from '../auth/EntryFrame.tsx';
import type { AskedStep, SignInTargets } from '../auth/use-sign-in.ts';
import { EnrolmentStep } from './EnrolmentStep.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';

export interface StepProps extends SignInTargets {
  readonly step: AskedStep;
  /** Back to account and password. */
  readonly onAgain: () => void;
}

const forms: Readonly<Record<AskedStep['state'], (props: StepProps) => React.ReactNode>> = {
  'second-factor': SecondFactorStep,
  'new-password': NewPasswordStep,
  enrolment: EnrolmentStep,
};

/** What a sign-in still asks for. */
export default function SignInStep(props: StepProps) {
  const { t } = useTranslation('signInSteps');
  const Form = forms[props.step.state];
  return (
    <EntryFrame title={t(`${props.step.state}.title`)} lead={t(`${props.step.state}.lead`)}>
      <Form {...props} />
      <Anchor component="button" type="button" size="sm" mt="md" onClick={props.onAgain}>
        {t('again')}
      </Anchor>
    </EntryFrame>
  );
}
