import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import classes from '../Setups.module.css';
import { BroughtFile } from './BroughtFile.tsx';
import { StepEnd } from './StepEnd.tsx';
import type { StepProps } from './step-props.ts';
import { useUndoImport } from './use-undo-import.ts';

/** People come from a file, or are hired one by one. */
export default function PeopleStep({ setup }: StepProps) {
  const { t } = useTranslation('setups');
  const format = useFormat();
  const undo = useUndoImport();
  const count = setup.people;
  return (
    <div className={classes.stack}>
      <BroughtFile
        setup={setup}
        step="people"
        entity="employees"
        brought={setup.peopleImport}
        there={count > 0 ? t('peopleThere', { count, people: format.count(count) }) : null}
      />
      <StepEnd
        setup={setup}
        step="people"
        takeBack={() => undo(setup.peopleImport)}
        goes={t('undo.people', { count, people: format.count(count) })}
      />
    </div>
  );
}
