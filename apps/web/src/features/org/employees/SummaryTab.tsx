import { Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCustomText } from '../custom-fields/index.ts';
import type { Employee } from './employee.ts';
import classes from './PersonPage.module.css';
import { categoryName, genderName } from './person-columns.tsx';

type Fact = readonly [name: string, value: React.ReactNode];

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const said = facts.filter(([, value]) => value !== '' && value !== null);
  if (said.length === 0) return null;
  return (
    <Panel title={title}>
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

const personLink = (person: Employee['supervisorPerson']) =>
  person && (
    <Link to="/people/$employeeId" params={{ employeeId: String(person.id) }}>
      {person.name}
    </Link>
  );

/** What is known of somebody as of today; pay is not among it. */
export function SummaryTab({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const say = useCustomText();
  return (
    <Stack gap="lg">
      <Facts
        title={t('summary.work')}
        facts={[
          [t('department'), format.name(employee.department)],
          [t('position'), format.name(employee.position)],
          [t('columns.grade'), format.name(employee.grade)],
          [t('supervisor'), personLink(employee.supervisorPerson)],
          [t('dotted'), personLink(employee.dottedSupervisorPerson)],
          [t('columns.category'), categoryName(employee.category, t)],
          [t('columns.costCenter'), format.name(employee.costCenter)],
          [t('legalEntity'), format.name(employee.legalEntity)],
          [t('hired'), format.day(employee.hireDate)],
          [t('columns.terminationDate'), employee.terminationDate ? format.day(employee.terminationDate) : ''],
          ...(employee.earlierService.length > 0
            ? [[t('service.earlier'), employee.earlierService.map(({ from, until }) => format.days(from, until)).join('; ')] as const]
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
