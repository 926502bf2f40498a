import { Button, NativeSelect, TextInput } from '@mantine/core';
import { definitionScopes } from '@wagewright/calc-engine/authoring';
import { type CalculationDefinition, type DefinitionTest, definitionLimits } from '@wagewright/contracts/definition';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { fieldProps, required, useForm, useLeaveGuard } from '../../../../shared/ui/form/index.ts';
import type { GridModel } from '../../../../shared/ui/rows-grid/index.ts';
import editor from '../Editor.module.css';
import type { Copy } from '../rules.ts';
import { CaseGrid, hasFault } from './CaseGrid.tsx';
import classes from './Tests.module.css';
import { type CaseTable, caseTables, periodOf, writtenEntries } from './test-rows.ts';
import { useSaveTest } from './use-save-test.ts';

interface Props {
  readonly copy: Copy;
  readonly definition: CalculationDefinition;
  /** Null: a new one. */
  readonly test: DefinitionTest | null;
  readonly onDone: () => void;
}

type Changed = Readonly<Record<string, GridModel['rows'] | null>>;

const firstPeriod: DefinitionTest['period'] = {
  start: '',
  end: '',
  payDate: '',
  taxYear: 2000,
  taxMonth: 1,
  paymentMonth: '2000-01',
  numberInYear: 1,
  holidays: [],
  extraWorkdays: [],
};

/** One test by hand: the period, what people are given, and what they shall get. */
export function TestEditor({ copy, definition, test, onDone }: Props) {
  const { t } = useTranslation('tests');
  const format = useFormat();
  const { save, isBusy } = useSaveTest(copy);
  const period = test?.period ?? definition.tests[0]?.period ?? firstPeriod;
  const { start, end, payDate } = period;
  const form = useForm({
    initial: { name: test?.name ?? '', start, end, payDate },
    rules: { name: required, start: required, end: required, payDate: required },
  });
  const { values } = form;
  const scopes = useMemo(() => definitionScopes(definition), [definition]);
  const [given, setGiven] = useState<Changed>({});
  const [expected, setExpected] = useState<Changed>({});
  const onGiven = useCallback((code: string, rows: GridModel['rows'] | null) => setGiven((now) => ({ ...now, [code]: rows })), []);
  const onExpected = useCallback((code: string, rows: GridModel['rows'] | null) => setExpected((now) => ({ ...now, [code]: rows })), []);
  const tables = useMemo(
    () => ({
      given: caseTables(definition, scopes, 'given', format, t('who')),
      expected: caseTables(definition, scopes, 'expected', format, t('who')),
    }),
    [definition, scopes, format, t],
  );
  const changed = [...Object.values(given), ...Object.values(expected)].filter((rows) => rows !== null);
  const isWrong = changed.some(hasFault);
  const rows = merged(test?.rows ?? {}, given, tables.given) as DefinitionTest['rows'];
  const expect = merged(test?.expect ?? {}, expected, tables.expected);
  const isTaken = values.name !== test?.name && definition.tests.some(({ name }) => name === values.name.trim());
  const isBackwards = values.end !== '' && values.end < values.start;
  const expectsNothing = Object.values(expect).every((entries) => entries.length === 0);
  const { leave, question } = useLeaveGuard({ unsaved: form.unsaved + changed.length, isSaved: form.isSaved, saved: form.saved }, onDone);
  const fault = isWrong ? t('mend') : expectsNothing ? t('nothingExpected') : null;
  const [isTried, setTried] = useState(false);
  const send = async () => {
    setTried(true);
    if (!form.check() || fault || isTaken || isBackwards) return;
    const { name, ...days } = values;
    const next: DefinitionTest = {
      history: [],
      ...test,
      name: name.trim(),
      period: periodOf(period, days, definition.periodsPerYear),
      rows,
      expect,
    };
    if (!(await save(next, test?.name ?? null))) return;
    form.saved();
    onDone();
  };
  const date = (name: 'start' | 'end' | 'payDate', error: string | null = null) => (
    <TextInput
      type="date"
      label={t(name)}
      value={values[name]}
      onChange={(event) => form.set(name, event.currentTarget.value)}
      {...fieldProps(form, name)}
      error={form.errorOf(name) ?? error}
    />
  );
  return (
    <div className={editor.stack}>
      {test?.next && <p className={classes.second}>{t('severalPeriods')}</p>}
      <div className={editor.fields}>
        <TextInput
          className={editor.wide ?? ''}
          label={t('name')}
          description={t('nameHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={300}
          value={values.name}
          onChange={(event) => form.set('name', event.currentTarget.value)}
          {...fieldProps(form, 'name')}
          error={form.errorOf('name') ?? (isTaken ? t('taken') : null)}
        />
        {date('start')}
        {date('end', isBackwards ? t('order') : null)}
        {date('payDate')}
      </div>
      <Tables which="given" tables={tables.given} entries={test?.rows ?? {}} onRows={onGiven} />
      <Tables which="expected" tables={tables.expected} entries={test?.expect ?? {}} onRows={onExpected} />
      <div className={editor.bar}>
        {fault && (isWrong || isTried) && <p className={classes.fault}>{fault}</p>}
        <Button variant="default" onClick={leave}>
          {t('cancel')}
        </Button>
        <Button loading={isBusy} onClick={() => void send()}>
          {t('save')}
        </Button>
      </div>
      {question}
    </div>
  );
}

/** Tables that nobody has touched stay as they were written; one whose rows are all gone is left out. */
function merged(before: DefinitionTest['expect'], changed: Changed, tables: readonly CaseTable[]): DefinitionTest['expect'] {
  const entries = tables.flatMap((table) => {
    const rows = changed[table.code];
    return rows ? [[table.code, writtenEntries(rows, table)] as const] : [];
  });
  return Object.fromEntries(Object.entries({ ...before, ...Object.fromEntries(entries) }).filter(([, list]) => list.length > 0));
}

interface TablesProps {
  readonly which: 'given' | 'expected';
  readonly tables: readonly CaseTable[];
  readonly entries: DefinitionTest['expect'];
  readonly onRows: (code: string, rows: GridModel['rows'] | null) => void;
}

/** The tables that a case speaks of, and the way to one more. */
function Tables({ which, tables, entries, onRows }: TablesProps) {
  const { t } = useTranslation('tests');
  const [added, setAdded] = useState<readonly string[]>([]);
  const shown = tables.filter(({ code }) => entries[code] !== undefined || added.includes(code));
  const others = tables.filter((table) => !shown.includes(table));
  return (
    <>
      {shown.map((table) => (
        <CaseGrid
          key={table.code}
          label={t(which === 'given' ? 'given' : 'expectedOf', { table: table.name })}
          table={table}
          entries={entries[table.code]}
          onRows={onRows}
        />
      ))}
      {others.length > 0 && added.length < definitionLimits.tablesMax && (
        <NativeSelect
          label={t(which === 'given' ? 'giveTable' : 'expectTable')}
          value=""
          data={[{ value: '', label: t('choose') }, ...others.map(({ code, name }) => ({ value: code, label: name }))]}
          onChange={({ currentTarget: { value } }) => value !== '' && setAdded([...added, value])}
        />
      )}
    </>
  );
}
