import { SegmentedControl } from '@mantine/core';
import { abnormalCheckCodes, type CalculationDefinition, checkLevelSchema, levelOfCheck } from '@wagewright/contracts/definition';
import type { PartChange } from '@wagewright/contracts/definition-findings';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './Verification.module.css';
import { levelChange } from './verification.ts';

interface Props {
  readonly definition: CalculationDefinition;
  readonly canEdit: boolean;
  readonly isBusy: boolean;
  readonly onChange: (changes: PartChange[]) => void;
}

/** Each built-in check, and whether it is an error, a warning, or not asked. */
export function BuiltInChecks({ definition, canEdit, isBusy, onChange }: Props) {
  const { t } = useTranslation('verification');
  return (
    <Panel title={t('builtIn')} note={t('builtInNote')} flush>
      <ul className={classes.list}>
        {abnormalCheckCodes.map((code) => (
          <li key={code} className={classes.line}>
            <span>
              <b id={`check-${code}`} className={classes.name}>
                {t(`checks.${code}`)}
              </b>
              <span className={classes.hint}>{t(`hints.${code}`)}</span>
            </span>
            <SegmentedControl
              aria-labelledby={`check-${code}`}
              size="sm"
              value={levelOfCheck(definition.abnormal, code)}
              readOnly={!canEdit || isBusy}
              data={checkLevelSchema.options.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
              onChange={(level) => onChange([levelChange(definition.abnormal, { [code]: checkLevelSchema.parse(level) })])}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
