import { useTranslation } from 'react-i18next';
import { ExpressionEditor } from '../../../../shared/ui/expression-editor/index.ts';
import type { EditorProps } from './ItemEditor.tsx';
import classes from './Style.module.css';

interface Props extends Pick<EditorProps, 'scope' | 'isRight' | 'canEdit'> {
  readonly condition: string | null;
  readonly onChange: (condition: string | null) => void;
}

/** When something is shown, over the figures of the payslip; blank: always. */
export function ConditionField({ condition, scope, isRight, canEdit, onChange }: Props) {
  const { t } = useTranslation('payslipSettings');
  const text = condition ?? '';
  return (
    <div className={classes.wide}>
      <p className={classes.label}>{t('fields.condition')}</p>
      <ExpressionEditor
        label={t('fields.condition')}
        value={text}
        scope={scope}
        readOnly={!canEdit}
        onChange={(typed) => onChange(typed.trim() === '' ? null : typed)}
      />
      <p className={condition !== null && !isRight(condition) ? classes.fault : classes.help}>
        {t(condition !== null && !isRight(condition) ? 'conditionWrong' : 'conditionHelp')}
      </p>
    </div>
  );
}
