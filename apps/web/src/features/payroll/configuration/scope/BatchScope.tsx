import { Button } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { MessageBox } from '../../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import classes from './Scope.module.css';
import { StandingView } from './StandingView.tsx';
import { askFor, type Group, leftOutOf, peoplePage } from './scope.ts';

/** Whom a batch pays and whom the application scope leaves out: live until it is prepared, then as it was prepared. */
export default function BatchScope({ batchId }: { readonly batchId: number }) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [group, setGroup] = useState<Group>();
  const [limit, setLimit] = useState(peoplePage);
  const known = trpc.payroll.configuration.getBatchScope.useQuery({ batchId, ...askFor('in', 1) }).data;
  const shown: Group = group ?? (known?.hasScope ? 0 : 'in');
  const query = trpc.payroll.configuration.getBatchScope.useQuery(
    { batchId, ...askFor(shown, limit) },
    { enabled: known !== undefined && isOpen, placeholderData: keepPreviousData },
  );
  if (!known) return null;
  const { isFrozen, hasScope, standing } = known;
  if (isFrozen && !hasScope) return null;
  const out = leftOutOf(standing);
  return (
    <Panel
      title={t('scope.ofBatch')}
      note={t(isFrozen ? 'scope.frozen' : 'scope.live')}
      actions={
        <Button variant="default" size="compact-md" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'scope.hideWhy' : 'scope.showWhy')}
        </Button>
      }
    >
      <p className={classes.figures}>
        {t('scope.batchPays', { count: standing.inScope, shown: format.count(standing.inScope) })}
        {hasScope && ` · ${t('scope.batchLeavesOut', { count: out, shown: format.count(out) })}`}
      </p>
      {standing.undecided > 0 && <MessageBox tone="decision">{t('scope.undecidedNote', { count: standing.undecided })}</MessageBox>}
      {isOpen && query.data && (
        <StandingView
          standing={query.data.standing}
          group={shown}
          onGroup={(next) => {
            setGroup(next);
            setLimit(peoplePage);
          }}
          limit={limit}
          onMore={setLimit}
          isStale={query.isPlaceholderData}
        />
      )}
    </Panel>
  );
}
