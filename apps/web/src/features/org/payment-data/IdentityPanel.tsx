import { Button } from '@mantine/core';
import { identityKindLabels } from '@wagewright/contracts/org/payment-data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { CoveredNumber } from './CoveredNumber.tsx';
import { EditNumber } from './EditNumber.tsx';

/** By which documents the state knows somebody. */
export function IdentityPanel({ employee }: { employee: Outputs['org']['employees']['getEmployee'] }) {
  const { t } = useTranslation('paymentData');
  const format = useFormat();
  const query = trpc.org.paymentData.getIdentities.useQuery({ employeeId: employee.id });
  const reveal = trpc.org.paymentData.revealIdentity.useMutation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ rows }) => (
        <Panel
          title={t('identities')}
          actions={
            employee.mayEdit && (
              <Button variant="default" size="xs" onClick={() => setOpen(true)}>
                {t('change.identity')}
              </Button>
            )
          }
        >
          {rows.length === 0 && <EmptyState title={t('noIdentity')} />}
          {rows.map(({ id, kind, country, masked }) => (
            <CoveredNumber
              key={`${id} ${masked}`}
              masked={masked}
              facts={[format.name(identityKindLabels[kind]), country]}
              reveal={async () => {
                const shown = await call(reveal.mutateAsync({ employeeId: employee.id, id }));
                return shown.ok ? shown.data.number : undefined;
              }}
            />
          ))}
          {isOpen && <EditNumber employee={employee} kind="identity" onClose={() => setOpen(false)} />}
        </Panel>
      )}
    </Loaded>
  );
}
