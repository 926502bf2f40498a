import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Tone } from '../../../shared/ui/StatusBadge.tsx';

export type PersonnelAction = Outputs['careers']['personnelActions']['listPersonnelActions']['rows'][number];
export type ActionForm = Outputs['careers']['personnelActions']['getActionForm'];
export type ActionKind = ActionForm['kinds'][number];

const tones: Readonly<Record<PersonnelAction['status'], Tone>> = {
  'pending-approval': 'decision',
  'in-approval': 'decision',
  approved: 'good',
  rejected: 'bad',
  'rolled-back': 'decision',
  cancelled: 'closed',
};

/** An approved action whose day has not come is planned. */
export const toneOf = ({ status, isAhead }: PersonnelAction): Tone => (isAhead ? 'quiet' : tones[status]);

/** How an action stands: an approved one is planned until its day comes, and then in effect. */
export const sayStatus = (t: TFunction<'personnelActions'>, format: Formatter, { status, isAhead }: PersonnelAction): string =>
  status === 'approved' ? t(isAhead ? 'planned' : 'inEffect') : format.name(timeRequestMachine.labels[status]);

/** What an action says of one fact. */
export function sayFact(
  t: TFunction<'personnelActions'>,
  format: Formatter,
  { field, text, day }: PersonnelAction['says'][number],
): string {
  const value = day ? format.day(day) : text ? format.name(text) : t('none.value');
  return t('fact', { field: t(`facts.${field}`), value });
}

/** From which day it holds; of a termination the last day. */
export const sayDay = (t: TFunction<'personnelActions'>, format: Formatter, { kind, effectiveDate }: PersonnelAction): string =>
  t(kind === 'termination' ? 'lastDayIs' : kind === 'confirm-probation' ? 'on' : 'from', { day: format.day(effectiveDate) });
