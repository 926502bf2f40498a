import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { payslipSettingMachine } from '@wagewright/contracts/payroll/payslip-settings';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import classes from './Configuration.module.css';
import type { StepProps } from './step-props.ts';

const tones = { draft: 'ready', active: 'good', disabled: 'quiet' } as const;

/** What people read of their pay: the payslip settings that this solution follows, each of which is changed in its own place. */
export default function PayslipStep({ solutionId }: StepProps) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  const navigate = useNavigate();
  const solution = trpc.payroll.solutions.getSolution.useQuery({ id: solutionId });
  const query = trpc.payroll.payslipSettings.listPayslipSettings.useQuery({ solutionId, limit: 100, offset: 0 });
  const canEdit = solution.data?.may.includes('solution.edit') ?? false;
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ rows }) => (
        <div className={classes.stack}>
          {!rows.some(({ status }) => status === 'active') && <MessageBox tone="decision">{t('payslip.none')}</MessageBox>}
          {rows.length > 0 && (
            <Panel>
              <ul className={classes.settings}>
                {rows.map(({ id, name, status, solutions }) => (
                  <li key={id} className={classes.line}>
                    <Link to="/payroll/payslip-settings/$settingId" params={{ settingId: String(id) }}>
                      {name}
                    </Link>
                    <span>
                      {solutions.length > 1 && <span className={classes.aside}>{t('payslip.shared', { count: solutions.length })}</span>}
                      <StatusBadge tone={tones[status]}>{format.name(payslipSettingMachine.labels[status])}</StatusBadge>
                    </span>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          {canEdit && (
            <div>
              <Button
                variant="default"
                onClick={() => void navigate({ to: '/payroll/payslip-settings/new', search: { solution: solutionId } })}
              >
                {t('payslip.make')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Loaded>
  );
}
