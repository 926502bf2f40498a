import { Anchor } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import { MessageBox } from '../MessageBox.tsx';
import classes from './Form.module.css';
import { type FormFault, focusField, labelOfField } from './use-form.ts';

/** How many fields need attention, and the way to each, by its name where several are told the same; nothing while all will do. */
export function FormFaults({ faults }: { faults: readonly FormFault[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const names = faults.map(({ field }) => field).join(' ');
  useEffect(() => setLabels(new Map(names.split(' ').map((name) => [name, labelOfField(name)]))), [names]);
  if (faults.length === 0) return null;
  return (
    <div className={classes.faults}>
      <MessageBox tone="bad" title={t('form.faulty', { count: faults.length, total: format.count(faults.length) })}>
        <ul className={classes.faultList}>
          {faults.map(({ field, message }) => {
            const label = faults.some((other) => other.field !== field && other.message === message) && labels.get(field);
            return (
              <li key={field}>
                <Anchor component="button" type="button" inherit onClick={() => focusField(field)}>
                  {label ? t('form.faultOf', { label, message }) : message}
                </Anchor>
              </li>
            );
          })}
        </ul>
      </MessageBox>
    </div>
  );
}
