import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { findUses } from '@wagewright/calc-engine/authoring';
import { type CalculationDefinition, type DefinitionStep, stepSchema } from '@wagewright/contracts/definition';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { AddDialog } from '../add/AddDialog.tsx';
import { useDraft } from '../draft/draft-context.ts';
import { moveStep, removeStep, withStep } from '../edits.ts';
import { placeIn } from '../fields/place.ts';
import { stepFields } from '../fields/table-fields.ts';
import classes from '../Rules.module.css';
import { ElementHead } from './ElementHead.tsx';
import { PartForm } from './PartForm.tsx';

/** A step: what it is called, and the tables in it. */
export function StepPanel({ step }: { step: DefinitionStep }) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const { definition, scopes, canEdit, open } = useDraft();
  const [isAdding, setAdding] = useState(false);
  const name = format.name(step.name);
  const own = new Set(step.tables.map(({ code }) => code));
  const uses = step.tables
    .flatMap(({ code }) => findUses(definition, { table: code, column: null }))
    .filter(({ table }) => !table || !own.has(table));
  const build = (written: object, now: CalculationDefinition) => {
    const { tables: _, ...next } = written as DefinitionStep;
    const isTaken = next.code !== step.code && now.steps.some(({ code }) => code === next.code);
    return isTaken ? { code: t('taken', { code: next.code }) } : withStep(now, step.code, next);
  };
  return (
    <div className={classes.stack}>
      <ElementHead
        name={name}
        kind={t('step')}
        uses={uses}
        move={(by) => moveStep(definition, step.code, by)}
        remove={definition.steps.length > 1 ? removeStep(definition, step.code) : null}
        afterRemoval={{}}
      >
        <Button variant="default" size="compact-md" leftSection={<IconPlus size={14} />} onClick={() => setAdding(true)}>
          {t('add.table')}
        </Button>
      </ElementHead>
      <Panel title={t('tables')}>
        <ul className={classes.columnList}>
          {step.tables.map((table) => (
            <li key={table.code}>
              <Anchor component="button" type="button" onClick={() => open({ table: table.code })}>
                {format.name(table.name)}
              </Anchor>
            </li>
          ))}
        </ul>
      </Panel>
      <PartForm
        title={name}
        element={step}
        place={placeIn({ definition, scopes }, null, format.language)}
        sections={[{ id: 'names', title: t('names'), fields: stepFields }]}
        schema={stepSchema}
        build={build}
        said={t('did.step', { name })}
        onSaved={(written) => open({ step: (written as DefinitionStep).code })}
      />
      {canEdit && isAdding && <AddDialog what="table" step={step.code} onClose={() => setAdding(false)} />}
    </div>
  );
}
