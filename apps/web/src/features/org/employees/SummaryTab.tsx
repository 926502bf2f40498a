import { Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FutureBadge } from '../../../shared/ui/FutureBadge.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCustomText } from '../custom-fields/index.ts';
import type { Employee } from './employee.ts';
import classes from './PersonPage.module.css';
import { genderName } from './person-columns.tsx';
import { workFacts } from './work-facts.ts';

type Fact = readonly [name: string, value: React.ReactNode];

function Facts({ title, facts, aside }: { title: string; facts: readonly Fact[]; aside?: React.ReactNode }) {
  const said = facts.filter(([, value]) => value !== '' && value !== null);
  if (said.length === 0) return null;
  return (
    <Panel title={title} actions={aside}>
      <dl className={classes.facts}>
        {said.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const personLink = ({ id, name }: NonNullable<Employee['supervisorPerson']>) => (
  <Link to="/people/$employeeId" params={{ employeeId: String(id) }}>
    {name}
  </Link>
);

/** What is known of somebody, their work as of the day that is looked at; pay is not among it. */
export function SummaryTab({ shown: employee }: { shown: Employee }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const say = useCustomText();
  const { service, workFrom } = employee;
  const earlier = employee.earlierService.filter(({ from }) => from < service.from);
  return (
    <Stack gap="lg">
      <Facts
        title={t('summary.work')}
        aside={<FutureBadge from={workFrom} />}
        facts={[
          ...workFacts(employee, t, format).map(({ name, value, person }): Fact => [name, person ? personLink(person) : value]),
          [t('legalEntity'), format.name(employee.legalEntity)],
          [t('hired'), format.day(service.from)],
          [t('columns.terminationDate'), service.until ? format.day(service.until) : ''],
          ...(earlier.length > 0
            ? [[t('service.earlier'), earlier.map(({ from, until }) => format.days(from, until)).join('; ')] as const]
            : []),
        ]}
      />
      <Facts
        title={t('summary.person')}
        facts={[
          [t('number'), employee.employeeNumber],
          [t('columns.gender'), genderName(employee.gender, t)],
          [t('birthDate'), employee.personal?.birthDate ? format.day(employee.personal.birthDate) : ''],
          [t('email'), employee.email ?? ''],
          [t('columns.phone'), employee.phone ?? ''],
        ]}
      />
      <Facts
        title={t('summary.custom')}
        facts={employee.customFields.map((field) => [format.name(field.label), say(field, employee.custom[field.key])])}
      />
    </Stack>
  );
}
