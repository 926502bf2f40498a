import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StrategyForm } from './StrategyForm.tsx';
import { newValues, type StrategyInput } from './strategy-values.ts';

const route = getRouteApi('/_app/settings/security-strategies/new');
const listPath = '/settings/security-strategies';

export function NewStrategyPage() {
  const { t } = useTranslation('securityStrategies');
  const notify = useNotify();
  const navigate = route.useNavigate();
  const utils = trpc.useUtils();
  const query = trpc.identity.securityStrategies.listStrategies.useQuery({});
  const create = trpc.identity.securityStrategies.createStrategy.useMutation({ trpc: { context: { quiet: true } } });
  const save = async (input: StrategyInput) => {
    const result = await call(create.mutateAsync(input));
    if (!result.ok) return result.failure;
    notify.done(t('saved', { name: result.data.name }));
    void navigate({ to: listPath, ignoreBlocker: true });
    await utils.identity.securityStrategies.invalidate();
    return null;
  };
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {({ roles }) => (
        <>
          <PageHeader title={t('new')} trail={[{ label: t('title'), link: { to: listPath } }]} isPassing />
          <StrategyForm
            title={t('new')}
            lead={t('newLead')}
            initial={newValues}
            isDefault={false}
            roles={roles}
            isBusy={create.isPending}
            draftName="security-strategy.new"
            onSave={save}
            onLeave={() => void navigate({ to: listPath })}
          />
        </>
      )}
    </Loaded>
  );
}
