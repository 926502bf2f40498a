import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import classes from '../Setups.module.css';
import type { StepProps } from './step-props.ts';

/** The legal entity is there; it is changed where legal entities are. */
export function EntityStep({ setup }: StepProps) {
  const { t } = useTranslation('setups');
  const format = useFormat();
  return (
    <Panel title={format.name(setup.legalEntity)}>
      <p className={classes.text}>
        {t('entity.there')} <Link to="/organisation/legal-entities">{t('entity.open')}</Link>
      </p>
    </Panel>
  );
}
