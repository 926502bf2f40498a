import { NativeSelect, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type RulesPlace, rulesViews, useDraft } from './draft/draft-context.ts';
import classes from './Rules.module.css';
import type { RuleTable } from './rules.ts';
import { tablesOf } from './rules.ts';

interface Props {
  readonly place: RulesPlace;
  /** The flow of data is for wide screens. */
  readonly hasFlow: boolean;
}

/** Everything of the rules: the views of the whole, then steps, their tables, and the columns of the one that is open. On a phone lists to choose from. */
export function Outline(props: Props) {
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  return isNarrow ? <Choices {...props} /> : <Tree {...props} />;
}

function Tree({ place, hasFlow }: Props) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const { definition, open } = useDraft();
  const views = rulesViews.filter((view) => view !== 'flow' || hasFlow);
  return (
    <nav aria-label={t('outline')} className={classes.outline}>
      <ul className={classes.views}>
        {views.map((view) => (
          <li key={view}>
            <UnstyledButton
              className={classes.column}
              aria-current={place.view === view ? 'true' : undefined}
              onClick={() => open({ view })}
            >
              {t(`views.${view}`)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <ul>
        {definition.steps.map((step) => (
          <li key={step.code}>
            <UnstyledButton
              className={classes.step}
              aria-current={place.step === step.code ? 'true' : undefined}
              onClick={() => open({ step: step.code })}
            >
              {format.name(step.name)}
            </UnstyledButton>
            <ul>
              {step.tables.map((table) => (
                <Branch key={table.code} table={table} place={place} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Branch({ table, place }: { table: RuleTable; place: RulesPlace }) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const { open } = useDraft();
  const { code, name, kind, columns } = table;
  const isOpen = place.table === code;
  return (
    <li>
      <UnstyledButton
        className={classes.table}
        aria-expanded={isOpen}
        aria-current={isOpen && place.column === undefined ? 'true' : undefined}
        onClick={() => open({ table: code })}
      >
        <span>{format.name(name)}</span>
        <span className={classes.second}>{t(`kinds.${kind}`)}</span>
      </UnstyledButton>
      {isOpen && (
        <ul className={classes.columns}>
          {columns.map((one) => (
            <li key={one.code}>
              <UnstyledButton
                className={classes.column}
                aria-current={one.code === place.column ? 'true' : undefined}
                onClick={() => open({ table: code, column: one.code })}
              >
                {format.name(one.name)}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface Entry {
  readonly value: string;
  readonly label: string;
  readonly place: RulesPlace;
}

function Choices({ place }: Props) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const { definition, open } = useDraft();
  const table = tablesOf(definition).find(({ code }) => code === place.table);
  const views: Entry[] = rulesViews
    .filter((view) => view !== 'flow')
    .map((view) => ({ value: `view ${view}`, label: t(`views.${view}`), place: { view } }));
  const groups = definition.steps.map((step) => ({
    group: format.name(step.name),
    items: [
      { value: `step ${step.code}`, label: t('stepItself'), place: { step: step.code } },
      ...step.tables.map(({ code, name }): Entry => ({ value: `table ${code}`, label: format.name(name), place: { table: code } })),
    ],
  }));
  const columns = [
    { value: '', label: t('tableItself') },
    ...(table?.columns.map(({ code, name }) => ({ value: code, label: format.name(name) })) ?? []),
  ];
  const present = place.view ? `view ${place.view}` : place.step ? `step ${place.step}` : `table ${place.table ?? ''}`;
  const go = (value: string) => {
    const entry = [...views, ...groups.flatMap(({ items }) => items)].find((one) => one.value === value);
    if (entry) open(entry.place);
  };
  return (
    <div className={classes.choices}>
      <NativeSelect
        label={t('outline')}
        value={present}
        data={[
          ...(place.table || place.view || place.step ? [] : [{ value: present, label: t('choose') }]),
          ...views.map(plain),
          ...groups.map(({ group, items }) => ({ group, items: items.map(plain) })),
        ]}
        onChange={({ currentTarget }) => go(currentTarget.value)}
      />
      {table && (
        <NativeSelect
          label={t('column')}
          value={place.column ?? ''}
          data={columns}
          onChange={({ currentTarget: { value } }) => open({ table: table.code, ...(value ? { column: value } : {}) })}
        />
      )}
    </div>
  );
}

const plain = ({ value, label }: Entry) => ({ value, label });
