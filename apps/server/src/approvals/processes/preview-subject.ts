import type { ApprovalKind, ProcessNode } from '@wagewright/contracts/approvals/processes';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';
import { dayOf } from './day-of.ts';
import type { PlannedNode } from './plan-nodes.ts';
import { planSubject } from './plan-subject.ts';
import { requireSound } from './require-sound.ts';

interface Previewer {
  readonly actor: Actor;
  readonly reach: Reach;
  readonly deps: Deps;
}

interface Previewed {
  readonly kind: ApprovalKind;
  readonly subjectId: number;
  /** Those of an unsaved draft; without them, of the process that counts for the subject. */
  readonly nodes?: readonly ProcessNode[] | undefined;
}

const viewPlanned = ({ node, position, applies, people, problems }: PlannedNode) => ({
  position,
  name: node.name,
  mode: node.mode,
  applies,
  people: people.map(({ userId, name, problem }) => ({ id: userId, name, problem })),
  problems: [...problems],
});

/**
 * Who would be asked if the caller submitted a subject now, and what is wrong.
 * @throws AppError NOT_FOUND outside of the reach; PROCESS_UNSOUND
 */
export async function previewSubject({ actor, reach, deps }: Previewer, { kind, subjectId, nodes: draft }: Previewed) {
  const reader = { tx: deps.db.prisma, actor };
  const subject = await deps.approvals[kind].describe({ tx: reader.tx, reach }, subjectId);
  if (draft) await requireSound(reader.tx, kind, draft);
  const wanted = {
    kind,
    facts: subject.facts,
    solutionId: subject.solutionId,
    subjectEmployeeId: subject.employeeId,
    subjectPlace: subject.place,
    subjectApproverUserIds: subject.approverUserIds,
    today: dayOf(deps.clock()),
  };
  const { process, nodes, problems } = await planSubject(reader, wanted, draft);
  return { title: subject.title, process: process.name, nodes: nodes.map(viewPlanned), problems: [...problems] };
}
