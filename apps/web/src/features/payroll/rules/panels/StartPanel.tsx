import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { AddDialog } from '../add/AddDialog.tsx';
import type { PayStart } from '../add/add-pay.ts';
import { useDraft } from '../draft/draft-context.ts';
import classes from '../Rules.module.css';
import { hasPay } from '../starters/pay-item.ts';

const starts = {
  earning: ['hours', 'records', 'typed', 'formula'],
  deduction: ['percent', 'typed', 'formula'],
} as const;

/** Where the rules begin: what somebody is paid, and then what is taken off. Each answer makes the tables and columns for it. */
export function StartPanel() {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const { definition, open } = useDraft();
  const [start, setStart] = useState<PayStart>();
  const questions = (['earning', 'deduction'] as const).map((section) => ({
    section,
    made: definition.steps.flatMap(({ tables }) =>
      tables.flatMap((table) =>
        table.columns.filter(({ display }) => display.payslip === section).map((column) => ({ table: table.code, column })),
      ),
    ),
  }));
  return (
    <div className={classes.stack}>
      {questions.map(({ section, made }) => (
        <Panel key={section} title={t(`start.${section}`)} note={t(`start.${section}Help`)}>
          {made.length > 0 && (
            <ul className={classes.columnList}>
              {made.map(({ table, column }) => (
                <li key={`${table}.${column.code}`}>
                  <Button variant="default" size="compact-sm" onClick={() => open({ table, column: column.code })}>
                    {format.name(column.name)}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <div className={classes.starts}>
            {starts[section].map((kind) => (
              <button key={kind} type="button" className={classes.start} onClick={() => setStart({ section, kind })}>
                <span className={classes.startName}>{t(`start.kinds.${section}_${kind}` as 'start.kinds.earning_hours')}</span>
                <span className={classes.second}>{t(`start.texts.${section}_${kind}` as 'start.texts.earning_hours')}</span>
              </button>
            ))}
          </div>
        </Panel>
      ))}
      {hasPay(definition, 'earning') && <p className={classes.given}>{t('start.then')}</p>}
      {start && <AddDialog what="pay" start={start} onClose={() => setStart(undefined)} />}
    </div>
  );
}
