import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { NothingHere } from '../../../shared/ui/NothingHere.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import { StrategyForm } from './StrategyForm.tsx';
import type { Listed, Strategy } from './StrategyListPage.tsx';
import { nameOf, whomOf } from './strategy-texts.ts';
import { type StrategyInput, valuesOf } from './strategy-values.ts';

const route = getRouteApi('/_app/settings/security-strategies/$strategyId');
const listPath = '/settings/security-strategies';

export function StrategyPage() {
  const { strategyId } = route.useParams();
  const query = trpc.identity.securityStrategies.listStrategies.useQuery({});
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(listed) => {
        const strategy = listed.rows.find(({ id }) => id === Number(strategyId));
        return strategy ? <StrategyView key={strategy.version} strategy={strategy} listed={listed} /> : <NothingHere />;
      }}
    </Loaded>
  );
}

function StrategyView({ strategy, listed }: { strategy: Strategy; listed: Listed }) {
  const { t } = useTranslation('securityStrategies');
  const format = useFormat();
  const notify = useNotify();
  const navigate = route.useNavigate();
  const utils = trpc.useUtils();
  const canEdit = useCan()('security-strategy.edit');
  const [isAsked, setAsked] = useState(false);
  const quiet = { trpc: { context: { quiet: true } } };
  const update = trpc.identity.securityStrategies.updateStrategy.useMutation(quiet);
  const remove = trpc.identity.securityStrategies.deleteStrategy.useMutation();
  const { id, version, isDefault } = strategy;
  const name = nameOf(t, strategy);
  const initial = useMemo(() => valuesOf(strategy), [strategy]);
  const leave = (ignoreBlocker: boolean) => void navigate({ to: listPath, ignoreBlocker });
  const done = async (text: string) => {
    notify.done(text);
    leave(true);
    await utils.identity.securityStrategies.invalidate();
  };
  const save = async (input: StrategyInput) => {
    const result = await call(update.mutateAsync({ id, version, ...input, lockout: input.lockout ?? null }));
    if (!result.ok) return result.failure;
    await done(t('saved', { name }));
    return null;
  };
  const takeOut = async () => {
    const { ok } = await call(remove.mutateAsync({ id, version }));
    setAsked(false);
    if (ok) await done(t('deleted', { name }));
  };
  return (
    <>
      <PageHeader
        title={name}
        trail={[{ label: t('title'), link: { to: listPath } }]}
        facts={[whomOf(t, format, strategy, listed.roles)]}
        more={canEdit && !isDefault ? [{ id: 'delete', label: t('delete'), isDangerous: true, run: () => setAsked(true) }] : []}
      />
      {isAsked && (
        <ConfirmDialog
          title={t('deleteAsk', { name })}
          text={t('deleteText')}
          confirmLabel={t('delete')}
          isDangerous
          isBusy={remove.isPending}
          onConfirm={() => void takeOut()}
          onClose={() => setAsked(false)}
        />
      )}
      <fieldset disabled={!canEdit} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <StrategyForm
          title={t('edit')}
          lead={isDefault ? t('defaultLead') : t('editLead')}
          initial={initial}
          isDefault={isDefault}
          roles={listed.roles}
          isBusy={update.isPending}
          draftName={`security-strategy.${id}`}
          onSave={save}
          onLeave={() => leave(false)}
        />
      </fieldset>
    </>
  );
}
