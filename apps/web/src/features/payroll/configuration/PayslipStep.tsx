import { useTranslation } from 'react-i18next';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './Configuration.module.css';

export default function PayslipStep() {
  const { t } = useTranslation('configuration');
  return (
    <Panel>
      <p className={classes.text}>{t('asItIs.payslip')}</p>
    </Panel>
  );
}
