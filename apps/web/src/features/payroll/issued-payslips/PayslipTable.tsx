import type { PayslipFilter } from '@wagewright/contracts/payroll/payslip-deliveries';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../../shared/api/use-download.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { DataTable, type TableAddress, type TableRows, type TableSelection, useChoice } from '../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { ChosenPayslips } from './ChosenPayslips.tsx';
import { type IssuedPayslip, issuedPayslipColumns } from './issued-payslip-columns.tsx';
import { orderOf } from './issued-search.ts';

interface Props {
  readonly label: string;
  /** The name under which the reader's arrangement is kept. */
  readonly name: string;
  readonly filter: PayslipFilter;
  /** What it finds. */
  readonly rows: TableRows<IssuedPayslip>;
  /** A column; with a minus before it, descending. */
  readonly sort: string | undefined;
  readonly onSort: (sort: string | undefined) => void;
  readonly address?: TableAddress;
  /** Columns that say the same in every row here. */
  readonly without?: readonly string[];
  readonly empty: React.ReactNode;
  /** Payslips were moved, or their people told again. */
  readonly onChanged: () => void;
  /** Many of them are being moved. */
  readonly onMoving: (moveId: number) => void;
}

/** All that are found, seen or not. */
const everything: ReadonlySet<number> = Object.assign(new Set([0]), { has: () => true });

const noColumns: readonly string[] = [];

/** The payslips that a filter finds: chosen one by one or all at once, and moved, told again or saved. */
export function PayslipTable(props: Props) {
  const { label, name, filter, rows, sort, onSort, address, without = noColumns, empty, onChanged, onMoving } = props;
  const { t } = useTranslation('issuedPayslips');
  const format = useFormat();
  const can = useCan();
  const choice = useChoice();
  const [isAll, setAll] = useState(false);
  const toNone = () => {
    choice.clear();
    setAll(false);
  };
  const asked = { ...filter, ...orderOf(sort) };
  const identity = JSON.stringify(asked);
  const filterText = JSON.stringify(filter);
  const [chosenOf, setChosenOf] = useState(filterText);
  // what was chosen of other payslips is none of these, from the first drawing on
  if (chosenOf !== filterText) {
    setChosenOf(filterText);
    toNone();
  }
  const download = useDownload();
  const columns = useMemo(() => issuedPayslipColumns(t, format).filter(({ id }) => !without.includes(id)), [t, format, without]);
  const selection: TableSelection<IssuedPayslip> = {
    chosen: isAll ? everything : choice.chosen,
    // of all that are found one is taken out: then those are chosen that were marked by themselves, without it
    toggle: (key) => {
      setAll(false);
      if (!isAll || choice.chosen.has(key)) choice.toggle(key);
    },
    chooseAll: (keys) => (isAll ? toNone() : choice.choose(keys)),
    keyOf: ({ id }) => id,
    nameOf: ({ name: whose }) => t('choose', { name: whose }),
  };
  const isChoosing = can('batch.publish-payslips');
  return (
    <Panel flush>
      <DataTable
        label={label}
        name={name}
        columns={columns}
        rows={rows}
        identity={identity}
        sort={sort}
        onSort={onSort}
        exporter={(shown, file) => download('/api/payroll/payslips/export', { ...asked, columns: shown, format: file })}
        {...(address ? { address } : {})}
        {...(isChoosing ? { selection } : {})}
        selectionBar={
          isChoosing &&
          choice.chosen.size > 0 && (
            <ChosenPayslips
              filter={filter}
              found={rows.total ?? 0}
              chosen={isAll ? 'all' : [...choice.chosen]}
              onAll={() => setAll(true)}
              onNone={toNone}
              onChanged={onChanged}
              onMoving={onMoving}
            />
          )
        }
        empty={empty}
      />
    </Panel>
  );
}
