import { useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { useCan } from '../../../shared/views.ts';
import { MoveCourse } from './MoveCourse.tsx';

interface Props {
  /** The change that was just asked for, or that the address names. */
  readonly shown: number | undefined;
  readonly onClose: (moveId: number) => void;
  readonly onEnded: () => void;
}

/** As many as somebody may have under way, and more. */
const looked = 10;

/** The changes of many payslips that one has under way, and the one that is asked for by the address. */
export function MovesUnderWay({ shown, onClose, onEnded }: Props) {
  const can = useCan();
  const [closed, setClosed] = useState<readonly number[]>([]);
  /** What was under way when the screen was opened stays until it is closed, so that its end is read. */
  const [kept, setKept] = useState<readonly number[]>([]);
  const isMoving = can('batch.publish-payslips');
  const { data } = trpc.payroll.payslipMoves.listPayslipMoves.useQuery({ offset: 0, limit: looked }, { enabled: isMoving });
  const running = (data?.rows ?? []).flatMap(({ id, state }) => (state === 'running' ? [id] : []));
  const more = running.filter((id) => !kept.includes(id));
  if (more.length > 0) setKept([...kept, ...more]);
  if (!isMoving) return null;
  const ids = [...new Set([...(shown === undefined ? [] : [shown]), ...kept])].filter((id) => id === shown || !closed.includes(id));
  return ids.map((id) => (
    <MoveCourse
      key={id}
      moveId={id}
      onEnded={onEnded}
      onClose={() => {
        setClosed([...closed, id]);
        onClose(id);
      }}
    />
  ));
}
