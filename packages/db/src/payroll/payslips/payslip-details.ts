/** All that payslips say, read for some hundreds of them at once: page, preview, single document and archive of documents are made of it. */
import { type PayslipDetail, type PayslipStyle, type PlacedStyle, styleItems } from '@wagewright/contracts/payroll/payslips';
import {
  departmentVersionColumns,
  isoDay,
  legalEntityColumns,
  payslipColumns,
  payslipSettingVersionColumns,
  positionColumns,
} from '../../columns/index.ts';
import { moneyText } from './money-text.ts';
import { type AskedFigures, type FigureOf, type FigureSource, readFigures } from './payslip-figures.ts';
import { payslipLinesBy } from './payslip-lines.ts';
import { type FoundPayslip, type PayslipPage, readYearsOf } from './read-payslips.ts';

export interface DetailSource extends FigureSource {
  /** A picture as `data:` address; null where it is gone. */
  logoOf(id: number): Promise<string | null>;
}

/** What payslips of one version of a setting have in common. */
interface Face {
  readonly style: PayslipStyle;
  readonly items: readonly PlacedStyle[];
  readonly linesOf: ReturnType<typeof payslipLinesBy>;
  readonly logo: string | null;
}

/** Where figures come from that were not calculated here. */
function originOf({ source, origin: { asOf, by, at } }: PayslipPage): PayslipDetail['origin'] {
  if (source === 'balance') return { source, asOf: asOf ?? '' };
  return source === 'import' ? { source, by: by ?? '–', at: (at ?? new Date(0)).toISOString() } : null;
}

/** What a payslip says of itself beside its figures. */
function factsOf({ period, employee, currency, ...payslip }: PayslipPage) {
  const money = (minor: string): string => moneyText(minor, currency);
  const { gross, deductions, net } = payslip.year;
  return {
    number: payslip.number,
    title: payslip.title,
    source: payslipColumns.source(payslip.source),
    origin: originOf({ period, employee, currency, ...payslip }),
    period: period.name,
    payDate: isoDay(period.payDate),
    currency,
    gross: money(payslip.gross),
    deductions: money(payslip.deductions),
    net: money(payslip.net),
    department: departmentVersionColumns.name(payslip.department),
    position: positionColumns.title(payslip.position),
    employeeNumber: employee.employeeNumber,
    employeeName: employee.name,
    legalEntity: legalEntityColumns.name(payslip.legalEntity),
    periodStart: isoDay(period.startDate),
    periodEnd: isoDay(period.endDate),
    yearToDate: { gross: money(gross), deductions: money(deductions), net: money(net) },
  };
}

/** The faces of payslips, each read once. */
async function facesOf(source: DetailSource, pages: readonly PayslipPage[]): Promise<(page: PayslipPage) => Face> {
  const keyOf = ({ settingId, settingVersion }: PayslipPage): string => `${settingId}/${settingVersion}`;
  const faces = new Map<string, Face>();
  for (const page of pages) {
    if (faces.has(keyOf(page))) continue;
    const style = payslipSettingVersionColumns.style(page.style);
    const logo = style.logo === null ? null : await source.logoOf(style.logo);
    faces.set(keyOf(page), { style, items: styleItems(style), linesOf: payslipLinesBy(style), logo });
  }
  return (page) => {
    const face = faces.get(keyOf(page));
    if (!face) throw new Error(`The face of payslip ${page.number} was not read.`);
    return face;
  };
}

/** The figures of a payslip, and those that it is set beside: asked in this order. */
interface Beside {
  readonly found: FoundPayslip;
  readonly face: Face;
  readonly asked: readonly AskedFigures[];
}

function detailOf({ found, face }: Beside, [now, ...rest]: readonly FigureOf[]): PayslipDetail {
  const { payslip, previous } = found;
  if (!now) throw new Error(`The figures of payslip ${payslip.number} were not read.`);
  const { style, logo, linesOf } = face;
  const facts = factsOf(payslip);
  return {
    ...facts,
    layout: payslipSettingVersionColumns.layout(payslip.layout),
    header: style.header,
    remarks: style.remarks,
    logo,
    previousNumber: previous?.number ?? null,
    previousNet: previous ? moneyText(previous.net, previous.currency) : null,
    ...linesOf({ now, before: (previous && rest[0]) ?? null, year: previous ? rest.slice(1) : rest }, facts),
  };
}

/**
 * All that payslips say, group by group as their settings order it, each line beside that of the payslip before and its sum of the year. In the
 * order in which they are given.
 */
export async function payslipDetails(source: DetailSource, found: readonly FoundPayslip[]): Promise<PayslipDetail[]> {
  const faceOf = await facesOf(
    source,
    found.map(({ payslip }) => payslip),
  );
  const summed = found.flatMap(({ payslip }) => {
    const hasYear = payslip.source !== 'balance' && faceOf(payslip).items.some(({ accumulation }) => accumulation === 'year');
    return hasYear ? [payslip] : [];
  });
  const years = await readYearsOf(source.reads, summed);
  const beside = found.map(({ payslip, previous }): Beside => {
    const face = faceOf(payslip);
    const pages = [payslip, ...(previous ? [previous] : []), ...(years.get(payslip.id) ?? [])];
    return { found: { payslip, previous }, face, asked: pages.map((page) => ({ page, items: face.items })) };
  });
  const figures = await readFigures(
    source,
    beside.flatMap(({ asked }) => asked),
  );
  let next = 0;
  return beside.map((one) => {
    const own = figures.slice(next, next + one.asked.length);
    next += one.asked.length;
    return detailOf(one, own);
  });
}
