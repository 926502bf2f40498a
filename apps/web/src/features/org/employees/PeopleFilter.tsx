import { Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Condition, FilterChips } from '../../../shared/ui/data-table/index.ts';
import { useCustomText } from '../custom-fields/index.ts';
import { type PeopleInput, type PersonField, peopleInput } from './people-search.ts';
import { personFilters } from './person-columns.tsx';
import { useAskPeople } from './use-ask-people.ts';

export interface ChosenPeople {
  readonly conditions: readonly Condition[];
  readonly match: 'all' | 'single';
}

interface Props {
  /** The day on which they are asked about; blank: today. */
  readonly on: string;
  readonly chosen: ChosenPeople;
  /** What holds of all of them besides. */
  readonly within: NonNullable<PeopleInput['within']>;
  readonly onChange: (chosen: ChosenPeople) => void;
}

const noFields: readonly PersonField[] = [];

/** Which people a form means, by the filters of the list of people, and how many they are. */
export function PeopleFilter({ on, chosen, within, onChange }: Props) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const say = useCustomText();
  const { conditions, match } = chosen;
  const search = { filters: conditions, ...(match === 'single' ? { match } : {}), ...(on === '' ? {} : { on }) };
  const input: PeopleInput = { ...peopleInput(search as Parameters<typeof peopleInput>[0]), within };
  const { data } = trpc.org.employees.listEmployees.useQuery({ ...input, limit: 1 }, { placeholderData: (before) => before });
  const fields = data?.customFields ?? noFields;
  const filters = useMemo(
    () => personFilters({ t, format, fields, say }).filter(({ id }) => id !== 'legalEntity' && id !== 'state'),
    [t, format, fields, say],
  );
  const ask = useAskPeople(input, filters);
  return (
    <Group gap="xs" align="center">
      <FilterChips
        columns={filters}
        conditions={conditions}
        match={match}
        ask={ask}
        onChange={({ filters: next = [], ...rest }) =>
          onChange({ conditions: next, match: 'match' in rest ? (rest.match ?? 'all') : match })
        }
      />
      <Text size="sm" c="dimmed" aria-live="polite">
        {data ? t('filter.people', { count: data.total, people: format.count(data.total) }) : ''}
      </Text>
    </Group>
  );
}
