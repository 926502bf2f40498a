import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../Rules.module.css';
import { type Line, linesOf, nameOfField } from './field.ts';
import type { InputProps } from './input-props.ts';

interface Props extends InputProps {
  /** What a new line begins with. */
  readonly fresh: Line;
  readonly addLabel: string;
  readonly children: (line: Line, set: (change: Line) => void, index: number) => React.ReactNode;
}

/** A list within an element: its lines one below the other, each to be taken out, and one more. */
export function Lines({ field, label, help, value, readOnly, error, onChange, fresh, addLabel, children }: Props) {
  const { t } = useTranslation('rules');
  const lines = linesOf(value);
  return (
    <fieldset className={classes.lines} data-field={nameOfField(field)}>
      <legend className={classes.label}>{label}</legend>
      {help && <p className={classes.help}>{help}</p>}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <div key={index} className={classes.line}>
          <div className={classes.lineFields}>
            {children(line, (change) => onChange(lines.map((one, other) => (other === index ? { ...one, ...change } : one))), index)}
          </div>
          {!readOnly && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('removeLine', { number: index + 1 })}
              onClick={() => onChange(lines.filter((_, other) => other !== index))}
            >
              <IconTrash size={16} stroke={1.8} />
            </ActionIcon>
          )}
        </div>
      ))}
      {error && <p className={classes.fault}>{error}</p>}
      {!readOnly && (
        <Button variant="default" size="compact-sm" leftSection={<IconPlus size={14} />} onClick={() => onChange([...lines, fresh])}>
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}
