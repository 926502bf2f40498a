import { Stack, TextInput } from '@mantine/core';
import { approvalKindOf, approvalKinds } from '@wagewright/contracts/approvals/processes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useClock } from '../../../shared/clock-context.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { type NamedPerson, PersonField } from '../processes/index.ts';

const usualDays = 14;
const dayMs = 86_400_000;
const dayAfter = (now: Date, days: number): string => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

/** Who stands in, from when, until when, and why. */
export function NewDelegation({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('delegations');
  const format = useFormat();
  const notify = useNotify();
  const now = useClock().now();
  const utils = trpc.useUtils();
  const create = trpc.approvals.delegations.createDelegation.useMutation();
  const [person, setPerson] = useState<NamedPerson | null>(null);
  const [startsOn, setStartsOn] = useState(() => dayAfter(now, 0));
  const [endsOn, setEndsOn] = useState(() => dayAfter(now, usualDays));
  const [isTried, setTried] = useState(false);
  const isBackwards = endsOn < startsOn;
  const save = async (reason: string) => {
    setTried(true);
    if (!person || isBackwards || startsOn === '' || endsOn === '') return;
    const { ok } = await call(create.mutateAsync({ to: person.id, startsOn, endsOn, reason }));
    if (!ok) return;
    notify.done(t('created', { who: person.name }));
    await utils.approvals.invalidate();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('newTitle')}
      figures={
        <Stack gap="md" mb="md">
          <PersonField label={t('to')} value={person} onChange={setPerson} error={isTried && !person ? t('missing') : null} />
          <TextInput
            type="date"
            label={t('startsOn')}
            withAsterisk
            value={startsOn}
            onChange={(event) => setStartsOn(event.currentTarget.value)}
            error={isTried && startsOn === '' ? t('missingDay') : null}
          />
          <TextInput
            type="date"
            label={t('endsOn')}
            withAsterisk
            value={endsOn}
            onChange={(event) => setEndsOn(event.currentTarget.value)}
            error={isTried && (endsOn === '' ? t('missingDay') : isBackwards && t('backwards'))}
          />
        </Stack>
      }
      text={t('newText', { kinds: approvalKinds.map((kind) => format.name(approvalKindOf(kind).label)).join(t('separator')) })}
      confirmLabel={t('create')}
      isBusy={create.isPending}
      onConfirm={(reason) => void save(reason)}
      onClose={onClose}
    />
  );
}
