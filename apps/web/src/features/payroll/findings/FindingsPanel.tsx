import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Cause, CauseList } from '../../../shared/ui/CauseList.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { Holding } from '../batches/holding/holding.ts';
import { useMayAnswer, useMayHold, useShownTables } from './may-answer.ts';
import { type Answered, RemarkDialog } from './RemarkDialog.tsx';

const HoldDialog = lazyPart(() => import('../batches/holding/HoldDialog.tsx'));

type Finding = Outputs['payroll']['findings']['listFindings']['findings'][number];

/** What is asked before anybody is paid, each cause once: errors first; nothing where nothing is asked. */
export function FindingsPanel({ batchId }: { batchId: number }) {
  const { t } = useTranslation('findings');
  const format = useFormat();
  const [answered, setAnswered] = useState<Answered>();
  const [holding, setHolding] = useState<Holding>();
  const mayAnswer = useMayAnswer(batchId);
  const version = useMayHold(batchId);
  const shown = useShownTables(batchId);
  const { data } = trpc.payroll.findings.listFindings.useQuery({ batchId });
  if (!data || data.findings.length === 0) return null;
  return (
    <Panel title={t('title')} note={t('note')} flush>
      <CauseList
        causes={data.findings.map((finding) =>
          causeOf(
            finding,
            {
              batchId,
              shown,
              ...(mayAnswer ? { onAnswer: setAnswered } : {}),
              ...(version === undefined
                ? {}
                : {
                    onHold: (held, people) => setHolding({ held, whom: { key: finding.key, message: finding.message, people, version } }),
                  }),
            },
            t,
            format,
          ),
        )}
      />
      {answered && <RemarkDialog batchId={batchId} answered={answered} onClose={() => setAnswered(undefined)} />}
      <Suspense>{holding && <HoldDialog batchId={batchId} holding={holding} onClose={() => setHolding(undefined)} />}</Suspense>
    </Panel>
  );
}

interface Place {
  readonly batchId: number;
  /** Codes of the tables whose figures the batch shows and explains. */
  readonly shown: ReadonlySet<string>;
  readonly onAnswer?: (answered: Answered) => void;
  /** Holds all whom a cause concerns, or takes those who are held in again; so many they are. */
  readonly onHold?: (held: boolean, people: number) => void;
}

/** The table at the person's row, and the explanation of the very figure, where a finding is about one: there the person can be held. */
const figureOf = (
  { table, column }: Finding,
  { employeeId, employeeNumber, line }: Finding['first'][number],
  shown: ReadonlySet<string>,
) => ({
  tab: 'table' as const,
  q: employeeNumber,
  ...(table && column && shown.has(table) ? { table, column, employee: employeeId, ...(line > 0 ? { line: line + 1 } : {}) } : {}),
});

function causeOf(finding: Finding, { batchId, shown, onAnswer, onHold }: Place, t: TFunction<'findings'>, format: Formatter): Cause {
  const { key, about, count, severity, open, answered, held, first, message } = finding;
  const people = format.count(count);
  const states = [
    about === 'people' ? t(severity === 'error' ? 'severities.error' : 'severities.warning') : null,
    about === 'people' ? t('people', { count, people }) : t('rows', { count, rows: people }),
    severity === 'warning' && answered > 0 ? t('answeredCount', { count: answered, people: format.count(answered) }) : null,
    held > 0 ? t('heldCount', { count: held, people: format.count(held) }) : null,
  ];
  return {
    key,
    why: format.name(message),
    counts: states.filter((state) => state !== null).join(' · '),
    remedy: format.name(finding.nextStep),
    concerned: first.map((person) => ({
      key: `${person.employeeId} ${person.line}`,
      content: (
        <Link
          to="/payroll/batches/$batchId"
          params={{ batchId: String(batchId) }}
          search={figureOf(finding, person, shown)}
          data-answer={(onAnswer !== undefined && severity === 'error') || undefined}
        >
          {`${person.name} · ${format.name(person.shown)}`}
        </Link>
      ),
    })),
    below: about === 'people' && (
      <Group gap="md" mt={6}>
        {onAnswer && open > 0 && (
          <Button size="xs" variant="default" data-answer onClick={() => onAnswer({ key, message, open })}>
            {t('remarkForAll', { count: open, people: format.count(open) })}
          </Button>
        )}
        {onHold && count > 0 && (
          <Button size="xs" variant="default" onClick={() => onHold(true, count)}>
            {t('holdAll', { count, people })}
          </Button>
        )}
        {onHold && held > 0 && (
          <Button size="xs" variant="subtle" onClick={() => onHold(false, held)}>
            {t('takeInAll', { count: held, people: format.count(held) })}
          </Button>
        )}
        {count + held > first.length && (
          <Link to="/payroll/batches/$batchId" params={{ batchId: String(batchId) }} search={{ tab: 'findings', cause: key }}>
            {t('showAll', { people })}
          </Link>
        )}
      </Group>
    ),
  };
}
