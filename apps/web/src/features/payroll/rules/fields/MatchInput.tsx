import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ExpressionEditor } from '../../../../shared/ui/expression-editor/index.ts';
import classes from '../Rules.module.css';
import { columnsIn } from './choices.ts';
import { textOf } from './field.ts';
import type { InputProps } from './input-props.ts';
import { Lines } from './Lines.tsx';

/** Which rows of another table are meant: columns of it, each with what it has to be. */
export function MatchInput(props: InputProps) {
  const { t } = useTranslation('rules');
  const { place, readOnly, values } = props;
  const scope = place.scopes.get(place.table?.code ?? '');
  if (!scope) return null;
  const columns = columnsIn(place, textOf(values['reference.table']));
  return (
    <Lines {...props} fresh={{ key: columns[0]?.value ?? '', expression: '' }} addLabel={t('addMatch')}>
      {(line, set, index) => (
        <>
          <NativeSelect
            label={t('fields.matchColumn')}
            disabled={readOnly}
            value={line.key ?? ''}
            data={columns.map(({ value, label }) => ({ value, label }))}
            onChange={({ currentTarget: { value: key } }) => set({ key })}
          />
          <div className={classes.wide}>
            <ExpressionEditor
              label={`${t('fields.matchIs')} ${index + 1}`}
              value={line.expression ?? ''}
              scope={scope}
              readOnly={readOnly}
              onChange={(expression) => set({ expression })}
            />
          </div>
        </>
      )}
    </Lines>
  );
}
