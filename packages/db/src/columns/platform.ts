import { messageTemplates } from '@wagewright/contracts';
import { fileOwnerKinds, keptPurposes } from '@wagewright/contracts/platform/files';
import {
  importAnswers,
  importColumn,
  importEffects,
  importMachine,
  importOptions,
  importParts,
  importSubject,
  importUnderstood,
} from '@wagewright/contracts/platform/imports';
import { notificationCategories } from '@wagewright/contracts/platform/notifications';
import { scheduleRunStates } from '@wagewright/contracts/platform/schedules';
import { mappingSources, parameterKinds } from '@wagewright/contracts/platform/settings';
import { z } from 'zod';
import { filePlaces } from '../platform/files/index.ts';
import { columnsOf, type Kind } from './column.ts';
import { isRecord, localized, matching, oneOf, orNull, record, stateOf } from './kinds.ts';

const template: Kind<keyof typeof messageTemplates> = {
  expected: 'a template of a message',
  is: (value): value is keyof typeof messageTemplates => typeof value === 'string' && Object.hasOwn(messageTemplates, value),
};

export const notificationColumns = columnsOf('notification', { category: oneOf(notificationCategories), template, payload: record });

export const outboxColumns = columnsOf('outbox_message', { channel: oneOf(['email', 'sms']), payload: record });

/** What something by the clock did: counts by name. */
const counts: Kind<Record<string, number>> = {
  expected: 'counts by name',
  is: (value): value is Record<string, number> => isRecord(value) && Object.values(value).every((count) => typeof count === 'number'),
};

export const scheduleRunColumns = columnsOf('schedule_run', { state: oneOf(scheduleRunStates), outcome: orNull(counts) });

export const systemParameterColumns = columnsOf('system_parameter', { kind: oneOf(parameterKinds) });

export const demoMappingColumns = columnsOf('demo_mapping', { source: oneOf(mappingSources) });

export const storedFileColumns = columnsOf('stored_file', {
  purpose: oneOf(keptPurposes),
  place: oneOf(filePlaces),
  ownerKind: orNull(oneOf(fileOwnerKinds)),
});

const layout = z.array(z.object({ heading: z.string(), code: z.string().nullable() }));

export const importJobColumns = columnsOf('import_job', {
  entity: matching(importSubject.shape.entity, 'what can be imported'),
  status: stateOf(importMachine),
  part: oneOf(importParts),
  title: localized,
  target: record,
  options: matching(importOptions, 'options of an import'),
  answers: matching(importAnswers, 'answers of an import'),
  columns: matching(z.array(importColumn), 'columns of an import'),
  layout: orNull(matching(layout, 'columns of a file')),
  understood: orNull(matching(importUnderstood, 'what columns seem to be')),
  problems: matching(z.array(z.record(z.string(), z.unknown())), 'problems of a file'),
  notes: matching(z.array(z.record(z.string(), z.unknown())), 'problems of a file'),
});

export const importRowColumns = columnsOf('import_row', { effect: oneOf(importEffects) });

const syncOutcome = z.record(
  z.string(),
  z.object({ pulled: z.int(), pushed: z.int(), refused: z.int(), both: z.int(), untaken: z.int().default(0) }),
);
const syncTerms = z.array(
  z.object({
    key: z.string(),
    name: z.string(),
    reference: z.string(),
    shipped: z.record(z.string(), z.string()),
    langs: z.array(z.string()),
  }),
);
export type SyncTerm = z.output<typeof syncTerms>[number];

export const weblateSyncColumns = columnsOf('weblate_sync', {
  state: oneOf(['running', 'finished', 'failed']),
  failure: orNull(record),
  outcome: orNull(matching(syncOutcome, 'counts by language')),
  terms: matching(syncTerms, 'terms to be synchronised'),
});
