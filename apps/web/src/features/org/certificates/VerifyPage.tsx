import { Button, TextInput } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFailure } from '../../../shared/api/failure.ts';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { EntryFrame } from '../../identity/auth/index.ts';

type Verified = Outputs['org']['certificates']['verifyCertificate'];
const route = getRouteApi('/verify/$number');

/** Whether a certificate is genuine, for whoever holds it and has no account. */
export function VerifyPage() {
  const { t } = useTranslation('certificates');
  const { number } = route.useParams();
  const navigate = useNavigate();
  const [typed, type] = useState(number);
  const verify = trpc.org.certificates.verifyCertificate.useMutation({ trpc: { context: { quiet: true } } });
  const look = (event: React.FormEvent) => {
    event.preventDefault();
    verify.mutate({ number: typed });
    void navigate({ to: '/verify/$number', params: { number: typed.trim() }, replace: true });
  };
  return (
    <EntryFrame title={t('verify.title')} lead={t('verify.lead')}>
      <form onSubmit={look} noValidate>
        <TextInput
          label={t('columns.number')}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={typed}
          onChange={({ currentTarget: { value } }) => type(value)}
        />
        <Button type="submit" size="md" fullWidth mt="md" mb="lg" loading={verify.isPending}>
          {t('verify.action')}
        </Button>
      </form>
      <div aria-live="polite">
        {verify.error && <MessageBox tone="bad">{toFailure(verify.error).message}</MessageBox>}
        {verify.data && <Answer verified={verify.data} />}
      </div>
    </EntryFrame>
  );
}

function Answer({ verified }: { readonly verified: Verified }) {
  const { t } = useTranslation('certificates');
  const format = useFormat();
  const { kind, name, legalEntity, issuedOn, isValid, revokedOn, number } = verified;
  return (
    <>
      <StatusBadge tone={isValid ? 'good' : 'bad'}>{t(isValid ? 'verify.valid' : 'verify.revoked')}</StatusBadge>
      <p>{isValid ? t('verify.validText') : t('verify.revokedText', { day: revokedOn ? format.day(revokedOn) : '' })}</p>
      <ConfirmFacts
        facts={[
          { label: t('columns.kind'), value: t(`kinds.${kind}`) },
          { label: t('verify.name'), value: name },
          { label: t('verify.issuedBy'), value: format.name(legalEntity) },
          { label: t('verify.issuedOn'), value: format.day(issuedOn) },
          { label: t('columns.number'), value: number },
        ]}
      />
    </>
  );
}
