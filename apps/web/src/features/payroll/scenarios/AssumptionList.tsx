import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './Scenarios.module.css';
import type { Assumption, Base, Scenario } from './scenario.ts';

type Of<Kind extends Assumption['kind']> = Extract<Assumption, { kind: Kind }>;

interface Words {
  readonly t: TFunction<'scenarios'>;
  readonly format: Formatter;
  readonly currency: string;
  /** Undefined until it is known what codes and ids are called. */
  readonly base: Base | undefined;
}

const nameIn = (groups: Base['departments'] | undefined, id: number, { format }: Words): string =>
  format.name(groups?.find((group) => group.id === id)?.name ?? null) || `#${id}`;

/** "Highways, Parks" or nothing, where it concerns everybody. */
function whomOf({ departmentIds, positionIds }: Of<'raise'>['whom'], words: Words): string {
  const names = [
    ...departmentIds.map((id) => nameIn(words.base?.departments, id, words)),
    ...positionIds.map((id) => nameIn(words.base?.positions, id, words)),
  ];
  return names.length === 0 ? words.t('say.everybody') : names.join(', ');
}

const itemOf = (code: string, { base, format }: Words): string =>
  format.name(base?.items.find((item) => item.code === code)?.name ?? null) || code;
const share = (percent: string, { format }: Words): string => `${format.number(percent)} %`;

const sayers: { readonly [Kind in Assumption['kind']]: (assumption: Of<Kind>, words: Words) => string } = {
  raise: ({ item, by, value, whom }, words) =>
    words.t('say.raise', {
      item: itemOf(item, words),
      by: by === 'percent' ? `${value.startsWith('-') ? '' : '+'}${share(value, words)}` : words.format.change(value, words.currency),
      whom: whomOf(whom, words),
    }),
  joiners: ({ count, departmentId, pay }, words) =>
    words.t(pay === undefined ? 'say.joiners' : 'say.joinersAt', {
      count,
      people: words.format.count(count),
      department: nameIn(words.base?.departments, departmentId, words),
      pay: pay === undefined ? '' : words.format.money(pay, words.currency),
    }),
  leavers: ({ percent, employeeIds, whom }, words) =>
    percent === undefined
      ? words.t('say.named', { count: employeeIds.length, people: words.format.count(employeeIds.length) })
      : words.t('say.share', { percent: share(percent, words), whom: whomOf(whom, words) }),
  rates: ({ changes }, { t, format }) =>
    t('say.rates', {
      count: changes.length,
      values: format.count(changes.length),
      tables: [...new Set(changes.map(({ table }) => table))].join(', '),
    }),
  copy: ({ copyNumber }, { t }) => t('say.copy', { number: copyNumber }),
};

const say = (assumption: Assumption, words: Words): string =>
  (sayers[assumption.kind] as (one: Assumption, words: Words) => string)(assumption, words);

/** What a scenario assumes, in sentences, each with the period from which it holds. */
export function AssumptionList({ scenario }: { scenario: Scenario }) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const { data } = trpc.payroll.scenarios.getScenarioChoices.useQuery(
    { solutionId: scenario.solutionId, baseBatchId: scenario.base.batchId },
    { enabled: scenario.assumptions.length > 0 },
  );
  const words = { t, format, currency: scenario.currency, base: data?.base ?? undefined };
  return (
    <Panel title={t('assumptions')} note={scenario.repeatsVariable ? t('repeats') : t('repeatsNot')}>
      {scenario.assumptions.length === 0 ? (
        <p className={classes.none}>{t('asItIsText')}</p>
      ) : (
        <ol className={classes.said}>
          {scenario.assumptions.map((assumption, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- an assumption is its place in the order
            <li key={index}>
              <span className={classes.since}>{t('since', { period: scenario.periods[assumption.from - 1]?.name ?? '' })}</span>
              <span>{say(assumption, words)}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
