import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import classes from '../Setups.module.css';
import { BroughtFile } from './BroughtFile.tsx';
import { StepEnd } from './StepEnd.tsx';
import type { StepProps } from './step-props.ts';
import { useUndoImport } from './use-undo-import.ts';

/** Pay has come with the people, or comes from a file of its own. */
export default function PayStep({ setup }: StepProps) {
  const { t } = useTranslation('setups');
  const format = useFormat();
  const undo = useUndoImport();
  const count = setup.peopleWithPay;
  return (
    <div className={classes.stack}>
      <BroughtFile
        setup={setup}
        step="pay"
        entity="compensation"
        brought={setup.payImport}
        there={count > 0 ? t('payThere', { count, people: format.count(count) }) : null}
      />
      <StepEnd
        setup={setup}
        step="pay"
        takeBack={() => undo(setup.payImport)}
        goes={t('undo.pay', { count, people: format.count(count) })}
      />
    </div>
  );
}
