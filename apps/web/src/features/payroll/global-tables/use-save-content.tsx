import type { ParameterTable } from '@wagewright/contracts/definition';
import { type Difference, tellDifference } from '@wagewright/contracts/definition-findings';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import classes from './GlobalTables.module.css';
import { contentOf, type GlobalTable } from './global-table.ts';

export type Outcome = 'saved' | 'kept' | 'theirs';

interface Asked {
  readonly table: ParameterTable;
  readonly done: (outcome: Outcome) => void;
}

/** Of a conflict: both sides, and the revision to save over. */
interface Conflict {
  readonly revision: number;
  readonly theirs: readonly Difference[];
  readonly yours: readonly Difference[];
}

/** Saving a table is writing a revision: the question why, what the server refuses, and both sides where somebody else was first. */
export function useSaveContent(table: GlobalTable, legalEntityId: number | undefined) {
  const { t } = useTranslation('globalTables');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const mutation = trpc.payroll.globalTables.saveGlobalTable.useMutation({ trpc: { context: { quiet: true } } });
  const [asked, ask] = useState<Asked | null>(null);
  const [refused, refuse] = useState<Failure | null>(null);
  // what was shown when the question was asked: a refresh behind the dialog changes nothing of it
  const seen = useRef(0);
  const conflict = refused?.code === 'GLOBAL_TABLE_CONFLICT' ? (refused.details as Conflict) : null;

  const end = (outcome: Outcome) => {
    asked?.done(outcome);
    ask(null);
    refuse(null);
  };
  const save = (next: ParameterTable): Promise<Outcome> =>
    new Promise((done) => {
      seen.current = table.shown?.number ?? 0;
      ask({ table: next, done });
    });
  const send = async (remarks: string) => {
    if (!asked) return;
    const rows = { code: table.code, seen: seen.current, ...(legalEntityId === undefined ? {} : { legalEntityId }) };
    const over = conflict ? { over: conflict.revision } : {};
    const result = await call(mutation.mutateAsync({ ...rows, ...over, content: contentOf(asked.table), remarks }));
    if (!result.ok) return refuse(result.failure);
    notify.done(t('saved', { number: result.data.revision }));
    await utils.payroll.globalTables.invalidate();
    end('saved');
  };
  const dialog = asked && (
    <ConfirmDialog
      title={t('save.title')}
      figures={refused && <Refused message={refused.message} conflict={conflict} />}
      text={t(conflict ? 'save.conflictText' : 'save.text')}
      confirmLabel={t(conflict ? 'save.over' : 'save.confirm')}
      remarksRequired
      isBusy={mutation.isPending}
      onConfirm={(remarks) => void send(remarks)}
      onClose={() => end('kept')}
    />
  );
  return { save, dialog, isBusy: mutation.isPending };
}

function Refused({ message, conflict }: { message: string; conflict: Conflict | null }) {
  const { t } = useTranslation('globalTables');
  return (
    <div className={classes.refused}>
      <MessageBox tone={conflict ? 'decision' : 'bad'}>{message}</MessageBox>
      {conflict && (
        <>
          <Side title={t('save.theirs')} differences={conflict.theirs} />
          <Side title={t('save.yours')} differences={conflict.yours} />
        </>
      )}
    </div>
  );
}

function Side({ title, differences }: { title: string; differences: readonly Difference[] }) {
  const { language } = useFormat();
  const said = differences.map((difference) => tellDifference(difference, language));
  return (
    <section aria-label={title}>
      <strong>{title}</strong>
      <ul className={classes.side}>
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
