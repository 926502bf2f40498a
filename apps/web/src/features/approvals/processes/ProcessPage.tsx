import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { ProcessForm, type ProcessValues } from './ProcessForm.tsx';

const route = getRouteApi('/_app/settings/approval-processes/$processId');
const listPath = '/settings/approval-processes';
type Process = Outputs['approvals']['processes']['getProcess'];
type Listed = Outputs['approvals']['processes']['listProcesses'];

export function ProcessPage() {
  const { processId } = route.useParams();
  const query = trpc.approvals.processes.getProcess.useQuery({ id: Number(processId) });
  const choices = trpc.approvals.processes.listProcesses.useQuery({});
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(process) => (
        <Loaded query={choices} skeleton={<PageSkeleton />}>
          {(listed) => <ProcessView key={process.version} process={process} listed={listed} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function ProcessView({ process, listed }: { process: Process; listed: Listed }) {
  const { t } = useTranslation('processes');
  const format = useFormat();
  const notify = useNotify();
  const navigate = route.useNavigate();
  const utils = trpc.useUtils();
  const [isAsked, setAsked] = useState(false);
  const update = trpc.approvals.processes.updateProcess.useMutation({ trpc: { context: { quiet: true } } });
  const retire = trpc.approvals.processes.retireProcess.useMutation();
  const { id, version, kind } = process;
  const initial = useMemo(
    () => ({ name: process.name, solutionId: process.solutionId, nodes: process.nodes, administrators: process.administrators }),
    [process],
  );
  const leave = () => void navigate({ to: listPath });
  const save = async ({ name, nodes, administrators }: ProcessValues) => {
    const result = await call(update.mutateAsync({ id, version, name, nodes, administrators }));
    if (!result.ok) return result.failure;
    notify.done(t('saved'));
    void navigate({ to: listPath, ignoreBlocker: true });
    await utils.approvals.processes.invalidate();
    return null;
  };
  const takeOut = async () => {
    const { ok } = await call(retire.mutateAsync({ id, version }));
    setAsked(false);
    if (!ok) return;
    notify.done(t('retired'));
    void navigate({ to: listPath, ignoreBlocker: true });
    await utils.approvals.processes.invalidate();
  };
  const scope = process.solution ? format.name(process.solution) : t('general');
  return (
    <>
      <PageHeader
        title={process.name}
        trail={[{ label: t('title'), link: { to: listPath } }]}
        facts={[
          scope,
          t('savedBy', { who: process.savedBy, when: format.instant(process.savedAt) }),
          t('open', { count: process.openCount }),
        ]}
        more={process.mayEdit ? [{ id: 'retire', label: t('retire'), isDangerous: true, run: () => setAsked(true) }] : []}
      />
      {isAsked && (
        <ConfirmDialog
          title={t('retireAsk', { name: process.name })}
          text={t('retireText', { count: process.openCount })}
          confirmLabel={t('retire')}
          isDangerous
          isBusy={retire.isPending}
          onConfirm={() => void takeOut()}
          onClose={() => setAsked(false)}
        />
      )}
      <fieldset disabled={!process.mayEdit} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <ProcessForm
          kind={kind}
          title={t('edit')}
          lead={process.mayEdit ? t('editLead', { count: process.openCount }) : t('readOnly')}
          initial={initial}
          people={[...process.people, ...process.administrators]}
          choices={listed}
          isNew={false}
          isBusy={update.isPending}
          draftName={`approval-process.${id}`}
          onSave={save}
          onLeave={leave}
        />
      </fieldset>
    </>
  );
}
