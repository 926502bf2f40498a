import { Button, Textarea, TextInput } from '@mantine/core';
import type { WrittenRows } from '@wagewright/calc-engine/authoring';
import type { ParameterTable, ParameterVersion } from '@wagewright/contracts/definition';
import type { TFunction } from 'i18next';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { fieldProps, required, useForm, useLeaveGuard } from '../../../../shared/ui/form/index.ts';
import { type GridColumn, type GridRow, isBlankRow, type NoteOf, RowsGrid, useGridRows } from '../../../../shared/ui/rows-grid/index.ts';
import editor from '../Editor.module.css';
import { gridColumns } from './grid-columns.ts';
import { RowChanges } from './RowChanges.tsx';
import classes from './Rows.module.css';
import type { RowsDraft } from './rows-draft.ts';
import { useRowsCheck, withTable } from './use-rows-check.ts';
import { byDay, rowChanges, rowsOfVersion, withVersion, writtenRows } from './version-rows.ts';

interface Props {
  readonly draft: RowsDraft;
  readonly table: ParameterTable;
  /** The version that is shown, or whose rows a new one begins with. */
  readonly version: ParameterVersion;
  readonly isNew: boolean;
  readonly onDone: (shown: string | null) => void;
}

/** Columns without what is worked out: for reading the definition's cells. */
const noFormat: WrittenRows['columns'] = [];

/** One version of a dated table: from when to when, by which source, its rows; what changes is said before it is saved. */
export function VersionEditor({ draft, table, version, isNew, onDone }: Props) {
  const { t } = useTranslation('rows');
  const format = useFormat();
  const { definition, canEdit } = draft;
  const form = useForm<{ validFrom: string; validTo: string; source: string }>({
    initial: isNew ? { validFrom: '', validTo: '', source: '' } : { ...version, validTo: version.validTo ?? '' },
    rules: { validFrom: required, source: required },
  });
  const { values } = form;
  const [seen] = useState(draft.version);
  const plain = useMemo(() => gridColumns(table, noFormat, [], 0, format, { noLimit: '' }), [table, format]);
  const model = useGridRows(() => rowsOfVersion(version, plain));
  const { rows } = model;
  const validFrom = values.validFrom || version.validFrom;
  const next = useMemo(
    () => ({
      validFrom,
      ...(values.validTo === '' ? {} : { validTo: values.validTo }),
      source: values.source,
      rows: writtenRows(rows, plain, version.rows),
    }),
    [validFrom, values.validTo, values.source, rows, plain, version.rows],
  );
  const replaced = isNew ? (values.validFrom === '' ? version.validFrom : null) : version.validFrom;
  const nextTable = useMemo(() => ({ ...table, versions: withVersion(table, next, replaced) }), [table, next, replaced]);
  const check = useRowsCheck(definition, nextTable);
  const derived = useMemo(() => check.derived.get(validFrom) ?? [], [check, validFrom]);
  const columns = useMemo(
    () => gridColumns(table, check.columns, derived, rows.length, format, { noLimit: t('noLimit') }),
    [table, check.columns, derived, rows.length, format, t],
  );
  const noteOf = useNotes(check, validFrom, rows, t);
  const keys = columns.filter(({ id }) => table.key.includes(id));
  const nameOf = (row: GridRow, index: number) => {
    const named = keys.flatMap(({ id, labels }) => {
      const key = row.cells[id];
      return typeof key === 'string' ? (labels?.[key] ?? key) : (key?.typed ?? []);
    });
    return named.length === 0 ? t('row', { number: index + 1 }) : named.join(', ');
  };
  const unsaved = rowChanges(rowsOfVersion(version, plain), rows, columns, keys, nameOf);
  const former = byDay(table.versions.filter((one) => one.validFrom < validFrom && (isNew || one !== version))).at(-1);
  const sinceBefore = former && !isNew ? rowChanges(rowsOfVersion(former, plain), rows, columns, keys, nameOf) : [];
  const isWrong = rows.some((row) => Object.values(row.cells).some((cell) => typeof cell !== 'string'));
  const count = unsaved.length + form.unsaved;
  const { leave, question } = useLeaveGuard({ unsaved: count, isSaved: form.isSaved, saved: form.saved }, () => onDone(null));
  const isTaken = table.versions.some((one) => one.validFrom === values.validFrom && (isNew || one.validFrom !== version.validFrom));
  const endsEarly = values.validTo !== '' && values.validTo < values.validFrom;

  const send = async (changed: ParameterTable, said: string, shown: string) => {
    const outcome = await draft.change(withTable(definition, changed), said, seen);
    if (outcome === 'kept') return;
    form.saved();
    onDone(shown);
  };
  const save = () => {
    if (!form.check() || isWrong || isTaken || endsEarly) return;
    void send(nextTable, t('saved', { table: format.name(table.name), from: format.day(validFrom) }), validFrom);
  };
  const remove = () => {
    const versions = table.versions.filter((one) => one !== version);
    const said = t('removed', { table: format.name(table.name), from: format.day(version.validFrom) });
    void send({ ...table, versions }, said, byDay(versions).at(-1)?.validFrom ?? '');
  };
  const validFromError = form.errorOf('validFrom') ?? (isTaken ? t('taken') : null);
  return (
    <div className={editor.stack}>
      {isNew && <strong>{t('newTitle', { from: format.day(version.validFrom) })}</strong>}
      <div className={editor.fields}>
        <TextInput
          type="date"
          label={t('validFrom')}
          readOnly={!canEdit}
          value={values.validFrom}
          onChange={(event) => form.set('validFrom', event.currentTarget.value)}
          {...fieldProps(form, 'validFrom')}
          error={validFromError}
        />
        <TextInput
          type="date"
          label={t('validTo')}
          description={t('validToHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          readOnly={!canEdit}
          value={values.validTo}
          onChange={(event) => form.set('validTo', event.currentTarget.value)}
          {...fieldProps(form, 'validTo')}
          error={endsEarly ? t('endsEarly') : null}
        />
        <Textarea
          className={editor.wide ?? ''}
          label={t('source')}
          description={t('sourceHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={1}
          maxRows={4}
          maxLength={1_000}
          readOnly={!canEdit}
          value={values.source}
          onChange={(event) => form.set('source', event.currentTarget.value)}
          {...fieldProps(form, 'source')}
        />
      </div>
      <RowsGrid
        label={isNew ? t('newGrid') : t('grid', { from: format.day(version.validFrom) })}
        columns={columns}
        model={model}
        noteOf={noteOf}
        isReadOnly={!canEdit}
      />
      {check.questions
        .filter((asked) => asked.version === validFrom && (asked.row === null || asked.column === null))
        .map(({ message, nextStep }) => (
          <p key={message} className={classes.asked}>
            {message} {nextStep}
          </p>
        ))}
      {former && !isNew && (
        <details>
          <summary>
            {sinceBefore.length === 0
              ? t('sameAsBefore', { from: format.day(former.validFrom) })
              : t('againstBefore', { count: sinceBefore.length, from: format.day(former.validFrom) })}
          </summary>
          <RowChanges label={t('againstBefore', { count: sinceBefore.length, from: format.day(former.validFrom) })} changes={sinceBefore} />
        </details>
      )}
      {canEdit && (isNew || count > 0) && (
        <section aria-label={t('unsaved', { count })}>
          <p className={classes.unsaved} role="status">
            {count > 0 ? t('unsaved', { count }) : t('copied')}
            {form.unsaved > 0 && ` · ${t('headChanged')}`}
          </p>
          <RowChanges label={t('unsaved', { count })} changes={unsaved} />
        </section>
      )}
      {canEdit && (
        <div className={editor.bar}>
          {isWrong && <p className={classes.fault}>{t('mend')}</p>}
          {!isNew && count === 0 && table.versions.length > 1 && (
            <Button variant="subtle" color="red" onClick={remove}>
              {t('remove')}
            </Button>
          )}
          {(isNew || count > 0) && (
            <>
              <Button variant="default" onClick={leave}>
                {t('cancel')}
              </Button>
              <Button loading={draft.isBusy} onClick={save}>
                {t('save')}
              </Button>
            </>
          )}
        </div>
      )}
      {question}
    </div>
  );
}

const known = new Set(['NO_UNIQUE_ROW', 'TABLE_SHAPE', 'PARAMETER_VALUE', 'PARAMETER_VERSION']);

/** What the engine says of a cell, by row and column; of a row as a whole at its first column. Blank rows are not counted. */
function useNotes(check: WrittenRows, version: string, rows: readonly GridRow[], t: TFunction<'rows'>): NoteOf {
  const numbers = useMemo(() => new Map(rows.filter((row) => !isBlankRow(row)).map((row, index) => [row.id, index])), [rows]);
  return useCallback(
    (row: GridRow, _index: number, column: GridColumn) => {
      const number = numbers.get(row.id) ?? -1;
      if (number < 0) return null;
      const here = (place: { version: string | null; row: number | null; column: string | null }) =>
        place.version === version && place.row === number && place.column === column.id;
      const error = check.errors.find(here);
      const code = error && (known.has(error.code) ? (error.code as 'PARAMETER_VALUE') : 'other');
      if (code) return { tone: 'error', text: t(`errors.${code}`) };
      const question = check.questions.find(here);
      return question ? { tone: 'question', text: `${question.message} ${question.nextStep}` } : null;
    },
    [check, version, numbers, t],
  );
}
