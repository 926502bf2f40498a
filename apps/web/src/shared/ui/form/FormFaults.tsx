import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import { MessageBox } from '../MessageBox.tsx';
import classes from './Form.module.css';
import { type FormFault, focusField } from './use-form.ts';

/** How many fields need attention, and the way to each; nothing while all will do. */
export function FormFaults({ faults }: { faults: readonly FormFault[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (faults.length === 0) return null;
  return (
    <div className={classes.faults}>
      <MessageBox tone="bad" title={t('form.faulty', { count: faults.length, total: format.count(faults.length) })}>
        <ul className={classes.faultList}>
          {faults.map(({ field, message }) => (
            <li key={field}>
              <Anchor component="button" type="button" inherit onClick={() => focusField(field)}>
                {message}
              </Anchor>
            </li>
          ))}
        </ul>
      </MessageBox>
    </div>
  );
}
