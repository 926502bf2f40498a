import { Code, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../shared/api/failure.ts';
import { CodeForm } from './CodeForm.tsx';
import classes from './SecondFactor.module.css';

interface Props {
  readonly enrolment: { readonly svg: string; readonly seed: string };
  readonly failure: Failure | undefined;
  readonly isBusy: boolean;
  readonly onConfirm: (code: string) => Promise<void>;
}

/** What an authenticator takes, and the first code that it then shows. The picture is an image, never markup of the page. */
export function EnrolmentView({ enrolment, failure, isBusy, onConfirm }: Props) {
  const { t } = useTranslation('secondFactor');
  return (
    <Stack gap="md">
      <Text size="sm">{t('scan')}</Text>
      <img src={`data:image/svg+xml;utf8,${encodeURIComponent(enrolment.svg)}`} alt={t('picture')} className={classes.picture} />
      <div>
        <Text size="sm" c="dimmed">
          {t('key')}
        </Text>
        <Code className={classes.key}>{enrolment.seed}</Code>
      </div>
      <CodeForm label={t('code')} submit={t('confirm')} failure={failure} isBusy={isBusy} onSend={onConfirm} />
    </Stack>
  );
}
