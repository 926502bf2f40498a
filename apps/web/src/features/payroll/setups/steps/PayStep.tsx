import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import classes from '../Setups.module.css';
import { BroughtFiles } from './BroughtFiles.tsx';
import { StepEnd } from './StepEnd.tsx';
import type { StepProps } from './step-props.ts';
import { UndoNote } from './UndoNote.tsx';
import { useUndoFiles } from './use-undo-files.ts';

/** Pay has come with the people, or comes from files of its own. */
export default function PayStep({ setup }: StepProps) {
  const { t } = useTranslation('setups');
  const format = useFormat();
  const { undoing, run } = useUndoFiles(setup.legalEntityId, ['payImports']);
  const count = setup.peopleWithPay;
  const files = setup.payImports.total;
  return (
    <div className={classes.stack}>
      <BroughtFiles
        setup={setup}
        step="pay"
        entity="compensation"
        brought={setup.payImports}
        there={count > 0 ? t('payThere', { count, people: format.count(count) }) : null}
      />
      <UndoNote undoing={undoing} />
      <StepEnd
        setup={setup}
        step="pay"
        takeBack={run}
        goes={`${t('undo.files', { count: files, files: format.count(files) })} ${t('undo.pay', { count, people: format.count(count) })}`}
      />
    </div>
  );
}
