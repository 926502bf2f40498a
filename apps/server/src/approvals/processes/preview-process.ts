import { previewProcess as contract } from '@wagewright/contracts/approvals/processes';
import { implementQuery } from '../../core/implement.ts';
import { dayOf } from './day-of.ts';
import type { PlannedNode } from './plan-nodes.ts';
import { planSubject } from './plan-subject.ts';
import { requireSound } from './require-sound.ts';

const viewPlanned = ({ node, position, applies, people, problems }: PlannedNode) => ({
  position,
  name: node.name,
  mode: node.mode,
  applies,
  people: people.map(({ userId, name, problem }) => ({ id: userId, name, problem })),
  problems: [...problems],
});

export const previewProcess = implementQuery(contract, async ({ input, actor, reach, deps }) => {
  const { kind, subjectId, nodes: draft } = input;
  const reader = { tx: deps.db.prisma, actor };
  const subject = await deps.approvals[kind].describe({ tx: reader.tx, reach }, subjectId);
  if (draft) await requireSound(reader.tx, kind, draft);
  const wanted = {
    kind,
    facts: subject.facts,
    solutionId: subject.solutionId,
    subjectEmployeeId: subject.employeeId,
    subjectApproverUserIds: subject.approverUserIds,
    today: dayOf(deps.clock()),
  };
  const { process, nodes, problems } = await planSubject(reader, wanted, draft);
  return { title: subject.title, process: process.name, nodes: nodes.map(viewPlanned), problems: [...problems] };
});
