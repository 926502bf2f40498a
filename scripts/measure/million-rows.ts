import type { Page, Route } from '@playwright/test';

const rowsTotal = 1_000_000;
/** With name, number and department in front of them: forty. */
const calculatedColumns = 37;

interface Answer {
  result: { data: { json: unknown } };
}
interface Tables {
  readonly tables: readonly { readonly lines: string }[];
}
type Input = { readonly json: { readonly offset?: number; readonly limit?: number } };

const columns = Array.from({ length: calculatedColumns }, (_, index) => ({
  code: `C${index}`,
  name: { en: `Column ${index + 1}`, 'zh-CN': `第 ${index + 1} 列` },
  type: 'money',
  scale: 2,
  currency: 'USD',
  hidden: false,
  percentage: false,
  values: {},
}));

const cents = (row: number, column: number): string => (((row * 37 + column * 1_013) % 900_000) / 100).toFixed(2);

const rowAt = (index: number) => ({
  employeeId: index + 1,
  employeeNumber: String(index + 1),
  name: `Person ${index + 1}`,
  department: { en: `Department ${index % 97}`, 'zh-CN': `部门 ${index % 97}` },
  movement: null,
  held: false,
  errors: 0,
  line: 0,
  days: null,
  cells: columns.map((_, column) => cents(index, column)),
});

/** What the server would say of a table of a million rows, by procedure; what it said of the batch's own is the pattern. */
const answers: Readonly<Record<string, (said: unknown, input: Input | undefined) => unknown>> = {
  'payroll.tables.listTables': (said) => {
    const pattern = (said as Tables).tables.findLast(({ lines }) => lines === 'one');
    return { tables: [{ ...pattern, netColumn: `C${calculatedColumns - 1}`, columns }] };
  },
  'payroll.tables.listRows': (_, input) => {
    const { offset = 0, limit = 0 } = input?.json ?? {};
    return { total: rowsTotal, rows: Array.from({ length: Math.min(limit, rowsTotal - offset) }, (__, index) => rowAt(offset + index)) };
  },
  'payroll.tables.summarizeRows': () => ({ total: rowsTotal, columns: [] }),
};

async function answer(route: Route): Promise<void> {
  const url = new URL(route.request().url());
  const names = url.pathname.split('/').at(-1)?.split(',') ?? [];
  if (!names.some((name) => name in answers)) return await route.fallback();
  const inputs = JSON.parse(url.searchParams.get('input') ?? '{}') as Record<string, Input>;
  const response = await route.fetch();
  const said = (await response.json()) as Answer[];
  for (const [index, name] of names.entries()) {
    const data = said[index]?.result.data;
    const made = answers[name];
    if (data && made) data.json = made(data.json, inputs[String(index)]);
  }
  await route.fulfill({ response, json: said });
}

/** The page's batch has a million rows of forty columns from now on: its tables are answered in place of the server. */
export const pretendMillionRows = (page: Page): Promise<unknown> => page.route('**/trpc/**', answer);
