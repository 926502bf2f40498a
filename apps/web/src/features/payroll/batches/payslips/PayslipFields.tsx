import { Group, NativeSelect } from '@mantine/core';
import {
  issuedStatuses,
  type PayslipStatus,
  payslipCheckMachine,
  payslipCheckStatuses,
  payslipMachine,
} from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { SearchField } from '../../../../shared/ui/data-table/index.ts';
import { usePayslipPlaces } from '../../issued-payslips/index.ts';
import type { BatchSearch } from '../batch-search.ts';
import type { ChangeSearch } from './change-search.ts';

/** Who has no payslip: what theirs is, and how many they are. */
export interface Missing {
  readonly status: PayslipStatus;
  readonly count: number;
}

interface Props {
  readonly batchId: number;
  readonly search: BatchSearch;
  readonly missing: Missing;
  readonly go: ChangeSearch;
}

/** By status, of those without a payslip too; by check and department; by name or number. */
export function PayslipFields({ batchId, search, missing, go }: Props) {
  const { t } = useTranslation('issuedPayslips');
  const format = useFormat();
  const { departments } = usePayslipPlaces({ batchId });
  const { payslip, check, department, q } = search;
  const isMissing = payslip !== undefined && !issuedStatuses.some((one) => one === payslip);
  const statuses: readonly PayslipStatus[] = missing.count > 0 || isMissing ? [missing.status, ...issuedStatuses] : issuedStatuses;
  const statusName = (status: PayslipStatus) => {
    const name = format.name(payslipMachine.labels[status]);
    return status === missing.status ? t('noneOf', { status: name, people: format.count(missing.count) }) : name;
  };
  return (
    <Group gap="xs" mb="md">
      <NativeSelect
        aria-label={t('status')}
        value={isMissing ? missing.status : (payslip ?? '')}
        data={[{ value: '', label: t('anyStatus') }, ...statuses.map((value) => ({ value, label: statusName(value) }))]}
        onChange={({ currentTarget: { value } }) => go({ payslip: statuses.find((one) => one === value), check: undefined })}
      />
      {!isMissing && (
        <NativeSelect
          aria-label={t('check')}
          value={check ?? ''}
          data={[
            { value: '', label: t('anyCheck') },
            ...payslipCheckStatuses.map((value) => ({ value, label: format.name(payslipCheckMachine.labels[value]) })),
          ]}
          onChange={({ currentTarget: { value } }) => go({ check: payslipCheckStatuses.find((one) => one === value) })}
        />
      )}
      <NativeSelect
        aria-label={t('department')}
        maw={260}
        value={department === undefined ? '' : String(department)}
        data={[{ value: '', label: t('anyDepartment') }, ...departments]}
        onChange={({ currentTarget: { value } }) => go({ department: value === '' ? undefined : Number(value) })}
      />
      <SearchField label={t('search')} value={q ?? ''} onChange={(text) => go({ q: text || undefined })} />
    </Group>
  );
}
