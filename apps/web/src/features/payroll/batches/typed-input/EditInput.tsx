import { Button, Group, Modal, Text } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { useLeaveGuard } from '../../../../shared/ui/form/index.ts';
import { Loaded } from '../../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../../shared/ui/MessageBox.tsx';
import { gridRows, isBlankRow, RowsGrid, useGridRows } from '../../../../shared/ui/rows-grid/index.ts';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import type { Batch } from '../run-batch-event.ts';
import { cellsOf, type InputRow, type InputTable, writtenColumns } from './input-columns.ts';

interface Props {
  readonly batch: Batch;
  readonly table: InputTable;
  readonly person: InputRow;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

/** Lines that are read at once; of whoever has more none can be written here. */
const linesMax = limits.pageRowsMax;

/** What one person has in a table. Only theirs is saved, whoever else was searched for or looked at. */
export function EditInput(props: Props) {
  const { batch, table, person } = props;
  const { id } = batch;
  const input = { id, table: table.code, search: person.employeeNumber, limit: linesMax };
  const query = trpc.payroll.batches.listBatchInput.useQuery(input, { staleTime: 0, gcTime: 0 });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ rows, total }) => (
        // what was not read would be wiped by saving
        <Lines {...props} isWhole={total <= rows.length} lines={rows.filter(({ employeeId }) => employeeId === person.employeeId)} />
      )}
    </Loaded>
  );
}

interface LinesProps extends Props {
  readonly lines: readonly InputRow[];
  /** All lines of the person have been read. */
  readonly isWhole: boolean;
}

function Lines({ batch, table, person, mayEdit: mayWrite, onClose, lines, isWhole }: LinesProps) {
  const mayEdit = mayWrite && isWhole;
  const { t } = useTranslation('typedInput');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  // who saves has seen this version, whatever becomes of the batch meanwhile
  const [version] = useState(batch.version);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [fault, setFault] = useState(isWhole ? undefined : t('tooMany'));
  const columns = useMemo(() => writtenColumns(table, format), [table, format]);
  const isOne = table.lines === 'one';
  const model = useGridRows(() => gridRows(lines.length === 0 && isOne ? [{}] : lines.map((line) => cellsOf(table, line))));
  const guard = { unsaved: model.isChanged ? 1 : 0, isSaved: () => isSaved, saved: () => setSaved(true) };
  const { leave, question } = useLeaveGuard(guard, onClose);
  const save = async () => {
    const kept = isOne ? model.rows.slice(0, 1) : model.rows.filter((row) => !isBlankRow(row));
    if (kept.some(({ cells }) => Object.values(cells).some((cell) => typeof cell !== 'string'))) return setFault(t('unreadable'));
    const written = kept.map(({ cells }) =>
      Object.fromEntries(Object.entries(cells).map(([code, cell]) => [code, cell === '' ? null : (cell as string)])),
    );
    const rows = [{ employeeId: person.employeeId, lines: isOne && written.length === 0 ? [{}] : written }];
    setBusy(true);
    const result = await call(utils.client.payroll.batches.setBatchInput.mutate({ id: batch.id, version, table: table.code, rows }));
    setBusy(false);
    if (!result.ok) return setFault(result.failure.code === 'STALE_VERSION' ? t('stale') : result.failure.message);
    setSaved(true);
    notify.done(t('saved', { name: person.name }));
    utils.payroll.batches.getBatch.setData({ id: batch.id }, result.data);
    await utils.payroll.batches.listBatchInput.invalidate();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={leave}
      size="xl"
      title={<b>{t('editTitle', { name: person.name, table: format.name(table.name) })}</b>}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {fault && <MessageBox tone="bad">{fault}</MessageBox>}
      <Text c="dimmed" size="sm" mb="sm">
        {t(mayEdit ? (isOne ? 'oneText' : 'manyText') : 'readNote')}
      </Text>
      <RowsGrid label={format.name(table.name)} columns={columns} model={model} isReadOnly={!mayEdit} rowsMax={isOne ? 1 : linesMax} />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={leave}>
          {t(mayEdit ? 'cancel' : 'close')}
        </Button>
        {mayEdit && (
          <Button disabled={!model.isChanged} loading={isBusy} onClick={() => void save()}>
            {t('save')}
          </Button>
        )}
      </Group>
      {question}
    </Modal>
  );
}
