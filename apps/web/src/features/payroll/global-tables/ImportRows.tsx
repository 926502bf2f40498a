import { FileInput, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { type Difference, tellDifference } from '@wagewright/contracts/definition-findings';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useClock } from '../../../shared/clock-context.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { FormFaults, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import { DialogButtons } from './DialogButtons.tsx';
import classes from './GlobalTables.module.css';
import { type GlobalTable, tableOf } from './global-table.ts';

type Read = Outputs['payroll']['globalTables']['importGlobalTableRows'];
type ReadRow = Read['rows'][number];

interface Props {
  readonly table: GlobalTable;
  readonly legalEntityId: number | undefined;
  readonly onClose: () => void;
}

interface Fields {
  readonly file: File | null;
  readonly version: string;
  readonly validFrom: string;
  readonly source: string;
  readonly mode: 'override' | 'create-and-update';
  readonly remarks: string;
}

const newVersion = 'new';
/** Bytes of a file that fits into a request, as text of the base 64. */
const fileBytesMax = 700_000;

/** The bytes of a file as text of the base 64. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** Rows of a version out of a file: read and shown first, with what is wrong by sheet and cell and what would differ, then taken. */
export default function ImportRows({ table, legalEntityId, onClose }: Props) {
  const { t } = useTranslation('globalTables');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const year = useClock().now().getFullYear();
  const mutation = trpc.payroll.globalTables.importGlobalTableRows.useMutation({ trpc: { context: { quiet: true } } });
  const [read, setRead] = useState<Read | null>(null);
  // asked for once the rows that were read are to be taken
  const [isTaking, setTaking] = useState(false);
  const versions = tableOf(table, year).versions.toSorted((a, b) => b.validFrom.localeCompare(a.validFrom));
  const form = useForm<Fields>({
    initial: { file: null, version: versions[0]?.validFrom ?? newVersion, validFrom: '', source: '', mode: 'override', remarks: '' },
    rules: {
      file: required,
      validFrom: (value, { version }) => (version === newVersion ? required(value) : null),
      source: (value, { version }) => (version === newVersion ? required(value) : null),
      remarks: (value) => (isTaking ? required(value) : null),
    },
    fieldByCode: { GLOBAL_TABLE_INVALID: 'file', GLOBAL_TABLE_CONFLICT: 'file', BODY_TOO_LARGE: 'file', GLOBAL_TABLE_TYPE: 'file' },
  });
  const { values } = form;
  const isNew = values.version === newVersion;
  const isRight = read !== null && read.problems.length === 0 && read.rows.length > 0;
  const set = <Name extends keyof Fields>(name: Name, value: Fields[Name]) => {
    form.set(name, value);
    if (name === 'remarks') return;
    setRead(null);
    setTaking(false);
  };
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    const { file } = values;
    if (isRight && !isTaking && required(values.remarks) !== null) return setTaking(true);
    if (!form.check() || !file || !table.shown) return;
    const rows = { code: table.code, seen: table.shown.number, ...(legalEntityId === undefined ? {} : { legalEntityId }) };
    const version = isNew ? { validFrom: values.validFrom, source: values.source } : { validFrom: values.version };
    const given = { fileName: file.name, base64: await base64Of(file), mode: values.mode, dryRun: !isRight };
    const result = await call(mutation.mutateAsync({ ...rows, ...version, ...given, remarks: values.remarks || t('import.dryRun') }));
    if (!result.ok) return form.refuse(result.failure);
    setRead(result.data);
    if (result.data.revision === null) return;
    notify.done(t('saved', { number: result.data.revision }));
    await utils.payroll.globalTables.invalidate();
    onClose();
  };
  return (
    <QuestionDialog title={t('import.title')} onClose={onClose}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <FormFaults faults={form.faults} />
        <p className={classes.help}>{t('import.text')}</p>
        <Stack gap="md">
          <FileInput
            label={t('import.file')}
            accept=".csv,.tsv,.txt,.xlsx,.xlsm"
            clearable
            placeholder={t('import.choose')}
            value={values.file}
            onChange={(file) => set('file', file && file.size > fileBytesMax ? null : file)}
            {...fieldProps(form, 'file')}
          />
          <NativeSelect
            label={t('import.version')}
            value={values.version}
            onChange={({ currentTarget: { value } }) => set('version', value)}
            data={[
              ...versions.map(({ validFrom }) => ({ value: validFrom, label: t('import.from', { day: format.day(validFrom) }) })),
              { value: newVersion, label: t('import.new') },
            ]}
          />
          {isNew && (
            <>
              <TextInput
                type="date"
                label={t('import.validFrom')}
                value={values.validFrom}
                onChange={(event) => set('validFrom', event.currentTarget.value)}
                {...fieldProps(form, 'validFrom')}
              />
              <TextInput
                label={t('import.source')}
                value={values.source}
                maxLength={1_000}
                onChange={(event) => set('source', event.currentTarget.value)}
                {...fieldProps(form, 'source')}
              />
            </>
          )}
          {!isNew && (
            <NativeSelect
              label={t('import.mode')}
              value={values.mode}
              onChange={({ currentTarget: { value } }) => set('mode', value as Fields['mode'])}
              data={(['override', 'create-and-update'] as const).map((value) => ({ value, label: t(`import.modes.${value}`) }))}
            />
          )}
        </Stack>
        {read && <Preview table={table} read={read} year={year} />}
        {isRight && (
          <Textarea
            mt="md"
            label={t('save.why')}
            withAsterisk
            autosize
            minRows={2}
            value={values.remarks}
            onChange={(event) => set('remarks', event.currentTarget.value)}
            {...fieldProps(form, 'remarks')}
          />
        )}
        <DialogButtons
          confirmLabel={isRight ? t('import.take', { count: read.rows.length }) : t('import.read')}
          isBusy={mutation.isPending}
          onClose={onClose}
        />
      </form>
    </QuestionDialog>
  );
}

/** What was read: what is wrong with it, or the rows and what they would change. */
function Preview({ table, read, year }: { table: GlobalTable; read: Read; year: number }) {
  const { t } = useTranslation('globalTables');
  const format = useFormat();
  const { rows, problems, notes, differences } = read;
  const columns = useMemo(
    (): Column<ReadRow>[] => [
      { id: 'place', name: t('import.place'), type: 'text', value: ({ place }) => place, width: 150, grow: 0, card: 'title' },
      ...tableOf(table, year).columns.map(
        ({ code, name, display }): Column<ReadRow> => ({
          id: code,
          name: format.name(name),
          type: 'text',
          value: ({ cells }) => sayCell(cells[code], display.percentage, format.percent),
          width: 110,
        }),
      ),
    ],
    [t, format, table, year],
  );
  if (problems.length > 0)
    return (
      <MessageBox tone="bad" title={t('import.problems', { count: problems.length })}>
        <Said lines={problems.map((one) => format.name(one))} />
      </MessageBox>
    );
  if (rows.length === 0) return <MessageBox tone="bad">{t('import.noRows')}</MessageBox>;
  return (
    <>
      {notes.length > 0 && (
        <MessageBox tone="decision">
          <Said lines={notes.map((one) => format.name(one))} />
        </MessageBox>
      )}
      <div className={classes.preview}>
        <DataTable label={t('import.rows')} columns={columns} rows={givenRows(rows)} />
      </div>
      <strong>{t('import.differences', { count: differences.length })}</strong>
      <Changes differences={differences} />
    </>
  );
}

const sayCell = (
  cell: string | number | boolean | null | undefined,
  isShare: boolean,
  percent: (share: string) => string,
): string | null => {
  if (cell === undefined || cell === null) return null;
  return isShare ? percent(String(cell)) : String(cell);
};

const Said = ({ lines }: { lines: readonly string[] }) => (
  <ul className={classes.problems}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

function Changes({ differences }: { differences: readonly Difference[] }) {
  const { language } = useFormat();
  return <Said lines={differences.map((difference) => tellDifference(difference, language))} />;
}
