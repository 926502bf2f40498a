import { Link } from '@tanstack/react-router';
import { useFormat } from '../../shared/format/use-format.ts';
import { Panel } from '../../shared/ui/Panel.tsx';
import classes from './HomePage.module.css';

interface Props {
  readonly title: string;
  readonly more: {
    readonly label: string;
    readonly to: '/payslips' | '/approvals' | '/payroll/batches' | '/inbox';
    readonly search?: Readonly<Record<string, string>>;
  };
  /** How many there are in all, where the card may show fewer. */
  readonly total?: number | undefined;
  readonly flush?: boolean;
  readonly children: React.ReactNode;
}

export function HomeCard({ title, more, total, flush = false, children }: Props) {
  const format = useFormat();
  return (
    <Panel
      title={title}
      flush={flush}
      actions={
        <Link to={more.to} search={more.search ?? {}} className={classes.more}>
          {more.label}
          {total !== undefined && total > 0 && ` (${format.count(total)})`}
        </Link>
      }
    >
      {children}
    </Panel>
  );
}
