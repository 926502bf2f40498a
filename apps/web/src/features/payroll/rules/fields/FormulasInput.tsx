import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ExpressionEditor } from '../../../../shared/ui/expression-editor/index.ts';
import classes from '../Rules.module.css';
import { linesOf } from './field.ts';
import type { InputProps } from './input-props.ts';
import { Lines } from './Lines.tsx';

/** Formulas by date: each from a day on until the next begins, with what it follows. A new one begins as the one before. */
export function FormulasInput(props: InputProps) {
  const { t } = useTranslation('rules');
  const { place, readOnly, value } = props;
  const scope = place.scopes.get(place.table?.code ?? '');
  if (!scope) return null;
  const fresh = { from: '', expression: linesOf(value).at(-1)?.expression ?? '', source: '' };
  return (
    <Lines {...props} fresh={fresh} addLabel={t('addFormula')}>
      {(line, set, index) => (
        <>
          <TextInput
            type="date"
            label={t('fields.formulaFrom')}
            description={index === 0 ? t('helps.formulaFrom') : undefined}
            readOnly={readOnly}
            value={line.from ?? ''}
            onChange={(event) => set({ from: event.currentTarget.value })}
          />
          <TextInput
            label={t('fields.formulaSource')}
            readOnly={readOnly}
            value={line.source ?? ''}
            onChange={(event) => set({ source: event.currentTarget.value })}
          />
          <div className={classes.wide}>
            <ExpressionEditor
              label={`${t('formula')} ${index + 1}`}
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
