import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { datedTables } from './global-table.ts';

/** A dated table of a solution: of its latest copy, be it a draft. */
export interface PickedTable {
  readonly solutionId: number;
  readonly number: number;
  readonly table: string;
}

interface Props {
  readonly picked: Partial<PickedTable>;
  readonly onPick: (picked: Partial<PickedTable>) => void;
  readonly label: string;
  /** What stands first: that no table is meant. */
  readonly none: string;
  readonly error?: string | null;
}

/** A solution, and one of the tables of rates and brackets in its rules. */
export function TablePicker({ picked, onPick, label, none, error = null }: Props) {
  const { t } = useTranslation('globalTables');
  const format = useFormat();
  const { solutionId = 0 } = picked;
  const solutions = trpc.payroll.solutions.listSolutions.useQuery({});
  const copies = trpc.payroll.copies.listCopies.useQuery({ solutionId }, { enabled: solutionId > 0 });
  const number = copies.data?.rows[0]?.number ?? 0;
  const copy = trpc.payroll.copies.getCopy.useQuery({ solutionId, number }, { enabled: solutionId > 0 && number > 0 });
  const tables = solutionId > 0 && copy.data ? datedTables(copy.data.definition) : [];
  return (
    <>
      <NativeSelect
        label={label}
        value={String(solutionId)}
        onChange={({ currentTarget: { value } }) => onPick(value === '0' ? {} : { solutionId: Number(value) })}
        data={[
          { value: '0', label: none },
          ...(solutions.data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: format.name(name) })),
        ]}
      />
      {solutionId > 0 && (
        <NativeSelect
          label={t('picker.table')}
          value={picked.table ?? ''}
          error={error}
          onChange={({ currentTarget: { value } }) => onPick({ solutionId, number, ...(value === '' ? {} : { table: value }) })}
          data={[
            { value: '', label: t('picker.choose') },
            ...tables.map(({ code, name }) => ({ value: code, label: `${format.name(name)} (${code})` })),
          ]}
        />
      )}
    </>
  );
}
