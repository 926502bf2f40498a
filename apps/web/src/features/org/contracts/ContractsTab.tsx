import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { limits } from '@wagewright/contracts';
import { contractKindLabels } from '@wagewright/contracts/org/contracts';
import type { TFunction } from 'i18next';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFileAddress } from '../../../shared/api/use-upload.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { FutureBadge } from '../../../shared/ui/FutureBadge.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { Timeline } from '../../../shared/ui/Timeline.tsx';
import { useCan } from '../../../shared/views.ts';
import { type Contract, contractTones, sayContractDays } from './contract.ts';
import type { Signing } from './SignContract.tsx';

const SignContract = lazyPart(() => import('./SignContract.tsx'));
const RemoveContract = lazyPart(() => import('./RemoveContract.tsx'));

type Employee = Outputs['org']['employees']['getEmployee'];

/** What a contract says beside its days, as sentences. */
function linesOf(t: TFunction<'contracts'>, format: Formatter, contract: Contract): string[] {
  const { signedOn, probationUntil, probationPassedOn, renews, renewedBy, note } = contract;
  return [
    signedOn ? t('signed', { day: format.day(signedOn) }) : t('unsigned'),
    ...(probationUntil && probationPassedOn ? [t('probationPassed', { day: format.day(probationPassedOn) })] : []),
    ...(probationUntil && !probationPassedOn ? [t('probation', { day: format.day(probationUntil) })] : []),
    ...(renews ? [t('renews', { number: renews })] : []),
    ...(renewedBy ? [t('renewedBy', { number: renewedBy })] : []),
    ...(note ? [note] : []),
  ];
}

/** Somebody’s employment contracts, the latest first, as they stand on the day that is looked at. */
export default function ContractsTab({ employee, on }: { readonly employee: Employee; readonly on: string | undefined }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const can = useCan();
  const query = trpc.org.contracts.listContracts.useQuery({ employeeId: employee.id, ...(on ? { on } : {}), limit: limits.pageRowsMax });
  const [signing, sign] = useState<Signing>();
  const [removed, remove] = useState<Contract>();
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ rows, total }) => (
        <Panel
          title={t('title')}
          {...(total > rows.length ? { note: t('ofTotal', { shown: format.count(rows.length), total: format.count(total) }) } : {})}
          actions={
            can('contract.edit') && (
              <Button
                size="xs"
                variant="default"
                leftSection={<IconPlus size={14} />}
                onClick={() => sign({ what: 'new', from: rows.length === 0 ? employee.hireDate : null })}
              >
                {t('new.action')}
              </Button>
            )
          }
        >
          {rows.length === 0 ? (
            <EmptyState title={t('none.title')} text={t(can('contract.edit') ? 'none.person' : 'none.seen')} />
          ) : (
            <Timeline
              label={t('title')}
              entries={rows.map((contract) => ({
                key: String(contract.id),
                title: `${format.name(contractKindLabels[contract.kind])} · ${contract.number}`,
                status: (
                  <>
                    <StatusBadge tone={contractTones[contract.state]}>{t(`states.${contract.state}`)}</StatusBadge>
                    {contract.state !== 'ahead' && <FutureBadge from={contract.startsOn} />}
                  </>
                ),
                state: contract.state === 'running' ? 'current' : contract.state === 'ahead' ? 'ahead' : 'done',
                second: sayContractDays(format, contract),
                lines: linesOf(t, format, contract),
                below: <Below contract={contract} onSign={sign} onRemove={remove} />,
              }))}
            />
          )}
          <Suspense>{signing && <SignContract employee={employee} signing={signing} onClose={() => sign(undefined)} />}</Suspense>
          <Suspense>{removed && <RemoveContract contract={removed} onClose={() => remove(undefined)} />}</Suspense>
        </Panel>
      )}
    </Loaded>
  );
}

interface BelowProps {
  readonly contract: Contract;
  readonly onSign: (signing: Signing) => void;
  readonly onRemove: (contract: Contract) => void;
}

/** The files of a contract, and what can be done with it. */
function Below({ contract, onSign, onRemove }: BelowProps) {
  const { t } = useTranslation('contracts');
  const addressOf = useFileAddress();
  const button = (label: string, run: () => void) => (
    <Button variant="subtle" color="gray" size="compact-xs" onClick={run}>
      {label}
    </Button>
  );
  return (
    <>
      {contract.files.map(({ id, name }) => (
        <div key={id}>
          <a href={addressOf(id)} download={name}>
            {name}
          </a>
        </div>
      ))}
      {contract.mayEdit && (
        <Group gap={4} ml={-8}>
          {!contract.renewedBy && contract.endsOn && button(t('renew.action'), () => onSign({ what: 'renew', contract }))}
          {button(t('change.action'), () => onSign({ what: 'change', contract }))}
          {!contract.renewedBy && button(t('remove.action'), () => onRemove(contract))}
        </Group>
      )}
    </>
  );
}
