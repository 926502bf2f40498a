import { writeXlsx } from 'hucre/xlsx';

/** What somebody keeps of their people, in a layout of their own. */
const columns = ['姓名', '工号', '部门', '职位', '入职日期', '性别', '电子邮箱', '直接上级', '基本工资', '津贴补贴', '固定扣款'] as const;
type Cell = string | number | null;
type Line = readonly Cell[];

export const staffCount = 200;
export const staffFileName = '员工花名册.xlsx';

const surnames = [...'王李张刘陈杨黄赵吴周徐孙马朱胡林郭何高罗'];
const given = ['建国', '秀英', '志强', '丽娜', '文博', '晓东', '雪梅', '海涛', '静怡', '国华', '思远', '春兰'];
const departments = ['生产部', '烘焙车间', '配送部', '门店', '财务部', '人事部'];
const positions = ['面包师', '店员', '司机', '会计', '主管'];

/** Whole yuan from 4,000 on, in steps of 100. */
const salaryOf = (place: number): number => 4_000 + ((place * 37) % 60) * 100;
const allowanceOf = (place: number): number | null => (place % 3 === 0 ? 300 : null);
const deductionOf = (place: number): number | null => (place % 7 === 0 ? 50 : null);

function lineOf(place: number): Cell[] {
  const name = `${surnames[place % surnames.length]}${given[place % given.length]}`;
  const number = `YS${String(place).padStart(4, '0')}`;
  const day = `202${place % 5}-0${1 + (place % 9)}-1${place % 9}`;
  return [
    name,
    number,
    departments[place % departments.length] ?? '',
    positions[place % positions.length] ?? '',
    day,
    place % 2 === 0 ? '女' : '男',
    place % 4 === 0 ? `ys${place}@yunshan.example` : null,
    place > 6 ? 'YS0006' : null,
    salaryOf(place),
    allowanceOf(place),
    deductionOf(place),
  ];
}

const at = (column: (typeof columns)[number]): number => columns.indexOf(column);

/** Ways in which a file of one's own goes wrong, by the place of the line: a number that stands twice is wrong in both lines. */
const faults: readonly (readonly [place: number, column: (typeof columns)[number], cell: Cell])[] = [
  [20, '姓名', null],
  [35, '工号', 'YS0034'],
  [50, '入职日期', '2024-13-45'],
  [65, '入职日期', null],
  [80, '部门', null],
  [95, '职位', null],
  [110, '性别', '不详'],
  [125, '直接上级', 'YS9999'],
  [140, '基本工资', '面议'],
  [155, '基本工资', 0],
  [170, '电子邮箱', '没有'],
];
export const faultCount = faults.length + 1;

/** 200 people, a line each in the order of their numbers; twelve of the lines are wrong. */
export function staffLines(): Line[] {
  const lines = Array.from({ length: staffCount }, (_, index) => lineOf(index + 1));
  for (const [place, column, cell] of faults) {
    const line = lines[place - 1];
    if (line) line[at(column)] = cell;
  }
  return lines;
}

export const staffFile = async (): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: '花名册', rows: [[...columns], ...staffLines().map((line) => [...line])] }] }));

/** Whom the file brings, and what each is paid for a whole period, counted from the lines and not by the product. */
export function staffPay(): { readonly number: string; readonly net: number }[] {
  const wrong = new Set(faults.flatMap(([place, column]) => (column === '工号' ? [place - 1, place] : [place])));
  return Array.from({ length: staffCount }, (_, index) => index + 1)
    .filter((place) => !wrong.has(place))
    .map((place) => ({
      number: `YS${String(place).padStart(4, '0')}`,
      net: salaryOf(place) + (allowanceOf(place) ?? 0) - (deductionOf(place) ?? 0),
    }));
}

/** The rows of the spreadsheet that are wrong, as it counts them: its head is row 1. */
export const faultyRows = (): number[] =>
  faults.flatMap(([place, column]) => (column === '工号' ? [place, place + 1] : [place + 1])).toSorted((one, other) => one - other);
