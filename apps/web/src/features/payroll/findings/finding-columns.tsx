import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import type { Answered } from './RemarkDialog.tsx';

export type Found = Outputs['payroll']['findings']['listFoundPeople']['rows'][number];

const tones = { blocking: 'bad', open: 'decision', answered: 'good', held: 'quiet' } as const;

interface Place {
  readonly batchId: number;
  readonly solutionId: number;
  readonly copyNumber: number;
  /** The caller may open people's records. */
  readonly readsPeople: boolean;
  /** Undefined: the caller may not answer. */
  readonly onAnswer: ((answered: Answered) => void) | undefined;
}

/** A finding's way to be put right: the person's record (their row where it cannot be opened), what was typed, or the rule. */
function Remedy({ found, place, t }: { found: Found; place: Place; t: TFunction<'findings'> }) {
  const { batchId, solutionId, copyNumber, readsPeople } = place;
  if (found.cause.remedy === 'rule' && found.cause.rule === null)
    return (
      <Link
        to="/payroll/solutions/$solutionId/copies/$number/rules"
        params={{ solutionId: String(solutionId), number: String(copyNumber) }}
      >
        {t('remedies.rule')}
      </Link>
    );
  if (found.cause.rule !== null)
    return (
      <Link to="/payroll/solutions/$solutionId/configuration/$step" params={{ solutionId: String(solutionId), step: 'check' }}>
        {t('remedies.rule')}
      </Link>
    );
  if (found.cause.remedy === 'record' && readsPeople)
    return (
      <Link to="/people/$employeeId" params={{ employeeId: String(found.employeeId) }}>
        {t('remedies.record')}
      </Link>
    );
  const { remedy, table } = found.cause;
  const search =
    remedy === 'input'
      ? { tab: 'input' as const, q: found.employeeNumber, ...(table === null ? {} : { table }) }
      : { tab: 'table' as const, q: found.employeeNumber };
  return (
    <Link to="/payroll/batches/$batchId" params={{ batchId: String(batchId) }} search={search}>
      {t(`remedies.${found.cause.remedy}`)}
    </Link>
  );
}

/** After a cause's name it goes on in small letters; by itself it begins with a large one. */
const asSentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Who has said what of it, and when. */
function answerText({ remark, held }: Found, t: TFunction<'findings'>, format: Formatter): string {
  if (held) return t('heldBy', { name: held.by ?? '–', reason: held.reason ?? '–', day: format.instant(held.at) });
  return remark ? t('remarkBy', { name: remark.by, text: remark.text, day: format.instant(remark.at) }) : '';
}

export const findingColumns = (place: Place, t: TFunction<'findings'>, format: Formatter): Column<Found>[] => [
  {
    id: 'name',
    name: t('person'),
    type: 'text',
    value: ({ name }) => name,
    content: ({ name, employeeId }) => (
      <Link to="/payroll/batches/$batchId/people/$employeeId" params={{ batchId: String(place.batchId), employeeId: String(employeeId) }}>
        {name}
      </Link>
    ),
    width: 136,
    card: 'title',
  },
  { id: 'number', name: t('number'), type: 'text', value: ({ employeeNumber }) => employeeNumber, width: 82, grow: 0, card: 'second' },
  {
    id: 'state',
    name: t('state'),
    type: 'text',
    value: ({ state }) => t(`states.${state}`),
    content: ({ state }) => <StatusBadge tone={tones[state]}>{t(`states.${state}`)}</StatusBadge>,
    width: 164,
    grow: 0,
    card: 'aside',
  },
  { id: 'cause', name: t('cause'), type: 'text', value: ({ cause }) => format.name(cause.message), wraps: true, width: 152, grow: 2 },
  {
    id: 'value',
    name: t('value'),
    type: 'text',
    value: ({ shown, lines }) => `${asSentence(format.name(shown))}${lines > 1 ? ` ${t('moreLines', { count: lines - 1 })}` : ''}`,
    wraps: true,
    width: 160,
    grow: 2,
  },
  {
    id: 'department',
    name: t('department'),
    type: 'text',
    value: ({ department }) => (department ? format.name(department) : ''),
    wraps: true,
    width: 150,
  },
  {
    id: 'answer',
    name: t('remark'),
    type: 'text',
    value: (found) => answerText(found, t, format),
    content: (found) => {
      const text = answerText(found, t, format);
      const { onAnswer } = place;
      if (text !== '' || found.state !== 'open' || !onAnswer) return text;
      const { key, message } = found.cause;
      return (
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => onAnswer({ key, message, open: 1, person: { employeeId: found.employeeId, name: found.name } })}
        >
          {t('remarkOne')}
        </Anchor>
      );
    },
    wraps: true,
    width: 150,
    grow: 2,
  },
  {
    id: 'remedy',
    name: t('remedy'),
    type: 'text',
    value: ({ cause }) => t(`remedies.${cause.remedy}`),
    content: (found) => <Remedy found={found} place={place} t={t} />,
    width: 108,
    grow: 0,
  },
];
