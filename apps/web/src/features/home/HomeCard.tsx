import { Link } from '@tanstack/react-router';
import { Panel } from '../../shared/ui/Panel.tsx';
import classes from './HomePage.module.css';

interface Props {
  readonly title: string;
  readonly more: { readonly label: string; readonly to: '/payslips' | '/approvals' | '/payroll/batches' | '/inbox' };
  readonly flush?: boolean;
  readonly children: React.ReactNode;
}

export function HomeCard({ title, more, flush = false, children }: Props) {
  return (
    <Panel
      title={title}
      flush={flush}
      actions={
        <Link to={more.to} className={classes.more}>
          {more.label}
        </Link>
      }
    >
      {children}
    </Panel>
  );
}
