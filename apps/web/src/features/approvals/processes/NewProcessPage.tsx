import { NativeSelect } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { type ApprovalKind, approvalKindOf, approvalKinds } from '@wagewright/contracts/approvals/processes';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { ProcessForm, type ProcessValues } from './ProcessForm.tsx';

const route = getRouteApi('/_app/settings/approval-processes/new');
const nobody: readonly [] = [];

/** A process begins with the nodes that the kind has by itself. */
export function NewProcessPage() {
  const { t } = useTranslation('processes');
  const format = useFormat();
  const [kind, setKind] = useState<ApprovalKind>(approvalKinds[0]);
  const notify = useNotify();
  const navigate = route.useNavigate();
  const utils = trpc.useUtils();
  const choices = trpc.approvals.processes.listProcesses.useQuery({});
  const create = trpc.approvals.processes.createProcess.useMutation({ trpc: { context: { quiet: true } } });
  const first = choices.data?.solutions[0]?.id ?? null;
  const initial = useMemo(
    () => ({ name: '', solutionId: first, nodes: [...approvalKindOf(kind).defaultNodes], administrators: nobody }),
    [first, kind],
  );
  const save = async (values: ProcessValues) => {
    const result = await call(create.mutateAsync({ kind, ...values }));
    if (!result.ok) return result.failure;
    notify.done(t('saved'));
    await utils.approvals.processes.invalidate();
    void navigate({ to: '/settings/approval-processes', ignoreBlocker: true });
    return null;
  };
  return (
    <Loaded query={choices} skeleton={<PageSkeleton />} isPage>
      {(listed) => (
        <>
          <NativeSelect
            label={t('fields.kind')}
            mb="lg"
            maw={420}
            data={approvalKinds.map((one) => ({ value: one, label: format.name(approvalKindOf(one).label) }))}
            value={kind}
            onChange={(event) => setKind(approvalKinds.find((one) => one === event.currentTarget.value) ?? kind)}
          />
          <ProcessForm
            key={kind}
            kind={kind}
            title={t('new')}
            lead={t('newLead')}
            initial={initial}
            people={nobody}
            choices={listed}
            isNew
            isBusy={create.isPending}
            draftName={`approval-process.new.${kind}`}
            onSave={save}
            onLeave={() => void navigate({ to: '/settings/approval-processes' })}
          />
        </>
      )}
    </Loaded>
  );
}
