import { demoSignIns } from '@wagewright/db/seed';
import { typedTable } from '../../../../support/typed-table.ts';
import type { Scene, Step } from '../../step.ts';

const latest = ({ server }: Scene) => server.prisma.importJob.findFirstOrThrow({ orderBy: { id: 'desc' } });

const reference = async (scene: Scene) => {
  const { id, version } = await latest(scene);
  return { id, version };
};

/** Until the import's job is over. */
async function ended(scene: Scene): Promise<void> {
  for (;;) {
    const { status } = await latest(scene);
    if (!['reading', 'writing', 'undoing'].includes(status)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const at = (verb: string, more: object = {}): Step => ({
  procedure: `platform/imports/${verb}`,
  by: 'clerk',
  input: async (scene) => ({ ...(await reference(scene)), ...more }),
  then: ended,
});

/** A batch of one person that waits for its calculation. */
async function waitingBatch({ server, doer, notes }: Scene): Promise<number> {
  const period = await server.prisma.period.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' }, status: 'enabled' } });
  const { id } = await doer.create({ periodId: period.id, type: 'offcycle', name: 'Imported', employeeIds: [notes.employeeId] });
  await doer.act('prepare-batch', id);
  await doer.untilNot(id, 'new');
  return id;
}

async function brought({ server, notes }: Scene): Promise<number> {
  const { employeeNumber } = await server.prisma.employee.findUniqueOrThrow({ where: { id: notes.employeeId } });
  const clerk = await server.signedIn(demoSignIns.clerk.account);
  const { data } = await clerk.upload({ name: 'story.csv', bytes: `Number,Typed\n${employeeNumber},7.50\n` }, { purpose: 'import' });
  return (data as { id: number }).id;
}

/** Somebody imports a file, thinks better of it, and brings it again. */
export const steps: readonly Step[] = [
  {
    procedure: 'platform/imports/start-import',
    by: 'clerk',
    input: async (scene) => ({ entity: 'batch-input', id: await waitingBatch(scene), part: typedTable, fileId: await brought(scene) }),
    then: ended,
  },
  at('read-import-again', { options: { matching: 'understood' } }),
  at('confirm-columns', {
    columns: [
      { place: 1, code: 'employeeNumber' },
      { place: 2, code: 'Amount' },
    ],
  }),
  at('write-import'),
  {
    procedure: 'platform/imports/export-values',
    by: 'clerk',
    input: async (scene) => ({ entity: 'batch-input', id: (await latest(scene)).subjectId, part: typedTable }),
  },
  at('undo-import'),
  {
    ...at('cancel-import'),
    first: async (scene) =>
      await scene.server.prisma.importJob.update({ where: { id: (await latest(scene)).id }, data: { status: 'checked' } }),
  },
];
