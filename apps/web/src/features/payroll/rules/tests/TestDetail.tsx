import { Button, Group } from '@mantine/core';
import type { CalculationDefinition, DefinitionTest } from '@wagewright/contracts/definition';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import type { Formatter } from '../../../../shared/format/formatter.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { ExplanationView } from '../../../../shared/ui/ExplanationView.tsx';
import { Loaded } from '../../../../shared/ui/Loaded.tsx';
import { cellWriter } from '../../../../shared/ui/rows-grid/index.ts';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import { type Copy, type RuleColumn, tablesOf } from '../rules.ts';
import classes from './Tests.module.css';
import { withFound } from './test-rows.ts';
import { useSaveTest } from './use-save-test.ts';
import type { RedCell, RunTest } from './use-test-runs.ts';

interface Props {
  readonly copy: Copy;
  readonly definition: CalculationDefinition;
  readonly test: DefinitionTest;
  readonly run: RunTest | undefined;
  readonly canEdit: boolean;
  readonly onEdit: () => void;
  readonly onDone: () => void;
}

/** What a test expected and got, cell by cell with why, and what can be done with it. */
export function TestDetail({ copy, definition, test, run, canEdit, onEdit, onDone }: Props) {
  const { t } = useTranslation('tests');
  const { save, remove, isBusy } = useSaveTest(copy);
  const more = run ? run.cellCount - run.cells.length : 0;
  // only what has been seen is taken: every cell stands in the list
  const isSeen = run !== undefined && !test.next && run.cells.length > 0 && more === 0 && run.others.length === 0;
  const taken = isSeen ? withFound(test, run.cells, definition) : null;
  return (
    <>
      {run && run.cells.length > 0 && (
        <ul className={classes.cells} aria-label={t('cells', { count: run.cellCount })}>
          {run.cells.map((cell) => (
            <li key={`${cell.table} ${cell.column} ${cell.row} ${cell.line}`}>
              <DifferingCell copy={copy} definition={definition} test={test.name} cell={cell} />
            </li>
          ))}
          {more > 0 && <li>{t('moreCells', { count: more })}</li>}
        </ul>
      )}
      {run && run.deltas.length > 0 && (
        <ul className={classes.cells}>
          {run.deltas.map((delta) => (
            <li key={`${delta.of} ${delta.row} ${delta.element}`}>
              <DifferingDelta definition={definition} delta={delta} />
            </li>
          ))}
        </ul>
      )}
      {run && run.others.length > 0 && (
        <ul className={classes.cells}>
          {run.others.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {canEdit && (
        <Group gap="xs">
          {taken && (
            <Button variant="default" loading={isBusy} onClick={() => void save(taken, test.name)}>
              {t('take')}
            </Button>
          )}
          <Button variant="default" onClick={onEdit}>
            {t('edit')}
          </Button>
          <Button variant="subtle" color="red" loading={isBusy} onClick={() => void remove(test.name).then((done) => done && onDone())}>
            {t('remove')}
          </Button>
        </Group>
      )}
    </>
  );
}

interface CellProps {
  readonly copy: Copy;
  readonly definition: CalculationDefinition;
  readonly test: string;
  readonly cell: RedCell;
}

function DifferingCell({ copy, definition, test, cell }: CellProps) {
  const { t } = useTranslation('tests');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const table = tablesOf(definition).find(({ code }) => code === cell.table);
  const column = table?.columns.find(({ code }) => code === cell.column);
  const write = column ? writerOf(column, format, { yes: t('yes'), no: t('no') }) : String;
  const said = (value: string | null, isError: boolean) => (isError ? t('anError') : value === null ? t('blank') : write(value));
  const names = {
    row: cell.row + 1,
    line: cell.line + 1,
    table: table ? format.name(table.name) : cell.table,
    column: column ? format.name(column.name) : cell.column,
  };
  const got = said(cell.found, cell.failed);
  return (
    <>
      <div className={classes.cell}>
        <span>
          {cell.period !== null && `${t('inPeriod', { period: cell.period })} · `}
          {t(cell.line > 0 ? 'whereLine' : 'where', names)}
        </span>
        <span className="ww-figures">{t('expected', { value: said(cell.expected, cell.expectsError) })}</span>
        <span className={`${classes.got} ww-figures`}>{t('got', { value: got })}</span>
        {cell.period === null && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-expanded={isOpen}
            {...(isOpen ? {} : { 'aria-label': t('explainOf', { ...names, value: got }) })}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'hide' : 'explain')}
          </Button>
        )}
      </div>
      {isOpen && <Explained copy={copy} test={test} cell={cell} />}
    </>
  );
}

/** What is owed for an earlier period, by the name of its balance element. */
function DifferingDelta({ definition, delta }: Pick<Props, 'definition'> & { readonly delta: RunTest['deltas'][number] }) {
  const { t } = useTranslation('tests');
  const format = useFormat();
  const { period, of, row, element, expected, found } = delta;
  const balance = definition.balances.find(({ code }) => code === element);
  const write = (value: string) => format.number(value, 2);
  return (
    <div className={classes.cell}>
      <span>
        {`${t('inPeriod', { period })} · `}
        {t('owed', { row: row + 1, of, element: balance ? format.name(balance.name) : element })}
      </span>
      <span className="ww-figures">{t('expected', { value: expected === null ? t('blank') : write(expected) })}</span>
      <span className={`${classes.got} ww-figures`}>{t('got', { value: write(found) })}</span>
    </div>
  );
}

/** Writes values of a column as people read them. */
function writerOf({ code, type, display, scale }: RuleColumn, format: Formatter, words: { readonly yes: string; readonly no: string }) {
  const labels = display.values && Object.fromEntries(Object.entries(display.values).map(([value, text]) => [value, format.name(text)]));
  const kind = type === 'decimal' && display.percentage ? 'percent' : type;
  return cellWriter(
    { id: code, name: '', type: kind, ...(scale === undefined ? {} : { scale }), ...(labels ? { labels } : {}) },
    format,
    words,
  );
}

function Explained({ copy: { solutionId, number }, test, cell: { table, column, row, line } }: Omit<CellProps, 'definition'>) {
  const query = trpc.payroll.rules.explainTest.useQuery({ solutionId, number, test, table, column, row, line });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={2} />}>
      {({ explanation }) => <ExplanationView root={explanation} />}
    </Loaded>
  );
}
