import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import classes from '../Setups.module.css';
import { BroughtFiles } from './BroughtFiles.tsx';
import { StepEnd } from './StepEnd.tsx';
import type { StepProps } from './step-props.ts';
import { UndoNote } from './UndoNote.tsx';
import { useUndoFiles } from './use-undo-files.ts';

/** People come from files, or are hired one by one. */
export default function PeopleStep({ setup }: StepProps) {
  const { t } = useTranslation('setups');
  const format = useFormat();
  // what was brought of the pay of people goes with the people
  const { undoing, run } = useUndoFiles(setup.legalEntityId, ['peopleImports', 'payImports']);
  const count = setup.people;
  const files = setup.peopleImports.total + setup.payImports.total;
  return (
    <div className={classes.stack}>
      <BroughtFiles
        setup={setup}
        step="people"
        entity="employees"
        brought={setup.peopleImports}
        there={count > 0 ? t('peopleThere', { count, people: format.count(count) }) : null}
      />
      <UndoNote undoing={undoing} />
      <StepEnd
        setup={setup}
        step="people"
        takeBack={run}
        goes={`${t('undo.files', { count: files, files: format.count(files) })} ${t('undo.people', { count, people: format.count(count) })}`}
      />
    </div>
  );
}
