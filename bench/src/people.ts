/** What the list of people, departments and a raise of everybody cost the server where a company is large: 100,000 people in 1,000 departments. */
import { type PeopleColumn, peopleColumns } from '@wagewright/contracts/org/employees';
import { demoSignIns } from '@wagewright/db/seed';
import type { TestCaller, TestServer } from '@wagewright/server/testing';
import { startWorker } from '@wagewright/worker';
import pg from 'pg';
import { pino } from 'pino';
import { onTestServer } from './test-server.ts';
import { median } from './timing.ts';

export interface PeopleListBench {
  readonly employees: number;
  readonly departments: number;
  /** Milliseconds of each request, the median of five. */
  readonly ms: Readonly<Record<string, number>>;
  readonly slowest: { readonly request: string; readonly ms: number };
  /** Seconds of a compensation review of everybody. */
  readonly review: { readonly proposed: number; readonly written: number; readonly undone: number };
}

const departments = 1_000;
const repeats = 5;
const day = '2026-06-30';
const entity = 900;

/** Of each ten people one leads the others. A department lies in that of a tenth of its number. */
const company = (employees: number): string => `
  SET session_replication_role = replica;
  INSERT INTO legal_entity (id, code, name, country, currency, time_zone) VALUES (${entity}, 'BENCH', '{"en":"Bench","zh-CN":"大公司"}', 'US', 'USD', 'UTC');
  INSERT INTO grade (id, code, name, rank) SELECT 900 + n, 'BG' || n, jsonb_build_object('en', 'Grade ' || n, 'zh-CN', n || ' 级'), n FROM generate_series(1, 20) AS n;
  INSERT INTO position (id, code, title, grade_id) SELECT 900 + n, 'BP' || n, jsonb_build_object('en', 'Position ' || n, 'zh-CN', '职位 ' || n), 901 + n % 20 FROM generate_series(1, 200) AS n;
  INSERT INTO cost_center (id, code, name) SELECT 900 + n, 'BC' || n, jsonb_build_object('en', 'Center ' || n, 'zh-CN', '中心 ' || n) FROM generate_series(1, 100) AS n;
  INSERT INTO department (id, code, legal_entity_id) SELECT 100000 + n, 'D' || n, ${entity} FROM generate_series(1, ${departments}) AS n;
  INSERT INTO department_version (department_id, effective_date, name, parent_id, manager_employee_id)
    SELECT 100000 + n, '2010-01-01', jsonb_build_object('en', 'Department ' || n, 'zh-CN', '部门 ' || n), CASE WHEN n >= 10 THEN 100000 + n / 10 END, 1000000 + n FROM generate_series(1, ${departments}) AS n;
  INSERT INTO custom_field (entity, key, label, type, options) VALUES ('employee', 'bench_size', '{"en":"Size","zh-CN":"尺码"}', 'text', NULL), ('employee', 'bench_seat', '{"en":"Seat","zh-CN":"座位"}', 'integer', NULL);
  INSERT INTO employee (id, employee_number, legal_entity_id, name, gender, hire_date, termination_date, email, phone, custom)
    SELECT 1000000 + n, 'P' || lpad(n::text, 6, '0'), ${entity}, 'Person ' || md5(n::text), CASE n % 2 WHEN 0 THEN 'F' ELSE 'M' END, date '2010-01-01' + n % 5000,
      CASE WHEN n % 50 = 0 THEN date '2026-03-31' END, 'person' || n || '@company.example', '+1 555 ' || n, jsonb_build_object('bench_size', 'S' || n % 7, 'bench_seat', n % 9000) FROM generate_series(1, ${employees}) AS n;
  INSERT INTO assignment (employee_id, department_id, position_id, cost_center_id, supervisor_id, category, effective_date)
    SELECT 1000000 + n, 100001 + n % ${departments}, 901 + n % 200, 901 + n % 100, CASE WHEN n % 10 <> 1 THEN 1000001 + n - n % 10 END, 'fulltime-regular', date '2010-01-01' + n % 5000 FROM generate_series(1, ${employees}) AS n;
  INSERT INTO compensation_item (id, code, name) VALUES (${entity}, 'BENCH_BASE', '{"en":"Base","zh-CN":"底薪"}');
  INSERT INTO compensation_record (employee_id, item_id, effective_date, amount, currency, payroll_effective_period)
    SELECT 1000000 + n, ${entity}, '2025-01-01', 4000 + n % 9000, 'USD', '2025-01' FROM generate_series(1, ${employees}) AS n;
  INSERT INTO user_role (user_id, role_id, legal_entity_id) SELECT u.id, r.id, ${entity} FROM app_user u, role r
    WHERE u.account = '${demoSignIns.clerk.account}' AND r.code IN ('payroll-administrator', 'hr');
  SET session_replication_role = origin;
  ANALYZE`;

class Stage {
  readonly ms: Record<string, number> = {};
  readonly server: TestServer;
  private readonly caller: TestCaller;
  constructor(server: TestServer, caller: TestCaller) {
    this.server = server;
    this.caller = caller;
  }
  async call<Data>(procedure: string, input: object): Promise<Data> {
    const { data, error } = await this.caller.call(procedure, input);
    if (error) throw new Error(`${procedure}: ${error.code}: ${error.message} ${JSON.stringify(error.details ?? '')}`);
    return data as Data;
  }
  async read(label: string, procedure: string, input: object): Promise<void> {
    const times: number[] = [];
    for (let nth = 0; nth < repeats; nth += 1) {
      const start = performance.now();
      await this.call(procedure, input);
      times.push(performance.now() - start);
    }
    this.ms[label] = median(times);
  }
}

/** Two values of each column that people have. */
const filters: readonly (readonly [string, object])[] = [
  ['department is', { column: 'department', operator: 'equals', value: 'Department 77' }],
  ['position contains', { column: 'position', operator: 'contains', value: '19' }],
  ['supervisor contains', { column: 'supervisor', operator: 'contains', value: 'ab' }],
  ['e-mail contains', { column: 'email', operator: 'contains', value: '777' }],
  ['hired after', { column: 'hireDate', operator: 'greater', value: '2020-01-01' }],
  ['state is left', { column: 'state', operator: 'equals', value: 'left' }],
  ['custom field is', { column: 'custom_bench_size', operator: 'equals', value: 'S3' }],
];

async function lists(stage: Stage, employees: number): Promise<void> {
  const columns: readonly (PeopleColumn | `custom_${string}`)[] = [...peopleColumns, 'custom_bench_size', 'custom_bench_seat'];
  const page = { on: day, offset: 0, limit: 100 };
  for (const column of columns) {
    await stage.read(`sorted by ${column}`, 'org/employees/list-employees', { ...page, sort: column });
    await stage.read(`sorted by ${column}, the last page`, 'org/employees/list-employees', {
      ...page,
      sort: column,
      direction: 'descending',
      offset: employees - 100,
    });
    await stage.read(`grouped by ${column}`, 'org/employees/group-employees', { ...page, groupBy: column });
  }
  for (const [label, condition] of filters) {
    await stage.read(`filtered: ${label}`, 'org/employees/list-employees', { ...page, conditions: [condition] });
    await stage.read(`filtered: ${label}, sorted by department`, 'org/employees/list-employees', {
      ...page,
      conditions: [condition],
      sort: 'department',
    });
  }
  await stage.read('searched by name', 'org/employees/list-employees', { ...page, search: 'abc' });
  await stage.read('searched by number', 'org/employees/list-employees', { ...page, search: 'P0777' });
  await stage.read('departments', 'org/departments/list-departments', { on: day, legalEntityId: entity });
}

const reviews = 'careers/compensation-reviews';

async function review(stage: Stage): Promise<PeopleListBench['review']> {
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const start = performance.now();
    await work();
    return (performance.now() - start) / 1_000;
  };
  let id = 0;
  const proposed = await timed(async () => {
    ({ id } = await stage.call<{ id: number }>(`${reviews}/create-compensation-review`, {
      legalEntityId: entity,
      item: 'BENCH_BASE',
      currency: 'USD',
      name: 'Everybody',
      effectiveDate: '2026-07-01',
      payrollEffectivePeriod: '2026-07',
      reason: 'A good year',
      rule: { who: { conditions: [] }, how: { by: 'percent', percent: '3.5' } },
    }));
  });
  const get = () => stage.call<{ version: number; status: string }>(`${reviews}/get-compensation-review`, { id });
  const act = (verb: string, expected: string) => async () => {
    await stage.call(`${reviews}/${verb}-compensation-review`, { id, version: (await get()).version });
    while ((await get()).status !== expected) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  return { proposed, written: await timed(act('submit', 'written')), undone: await timed(act('undo', 'undone')) };
}

async function measure(server: TestServer, employees: number): Promise<PeopleListBench> {
  const owner = new pg.Client({ connectionString: server.database.url });
  await owner.connect();
  try {
    await owner.query(company(employees));
  } finally {
    await owner.end();
  }
  const stage = new Stage(server, await server.signedIn(demoSignIns.clerk.account));
  await lists(stage, employees);
  const [request, ms] = Object.entries(stage.ms).reduce((most, next) => (next[1] > most[1] ? next : most));
  const worker = await startWorker({ databaseUrl: server.database.url, log: pino({ level: 'silent' }) });
  try {
    return { employees, departments, ms: stage.ms, slowest: { request, ms }, review: await review(stage) };
  } finally {
    await worker.stop();
  }
}

export const benchPeopleLists = (employees: number): Promise<PeopleListBench> => onTestServer((server) => measure(server, employees));
