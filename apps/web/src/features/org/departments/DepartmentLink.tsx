import { Anchor, type AnchorProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { Department } from './department-tree.ts';

interface Props extends Pick<AnchorProps, 'inherit' | 'size' | 'fw'> {
  readonly department: Pick<Department, 'id' | 'name'>;
  /** The day that is looked at; undefined: today. */
  readonly on: string | undefined;
}

/** A department's name, which leads to it as of the same day. */
export function DepartmentLink({ department: { id, name }, on, ...look }: Props) {
  const format = useFormat();
  return (
    <Anchor
      {...look}
      renderRoot={(props) => (
        <Link to="/organisation/departments/$departmentId" params={{ departmentId: String(id) }} search={on ? { on } : {}} {...props} />
      )}
    >
      {format.name(name)}
    </Anchor>
  );
}
