import { describe, expect, it } from 'vitest';
import { createFormatter } from '../../../src/shared/format/formatter.ts';

const en = createFormatter('en');
const zh = createFormatter('zh-CN');

describe('amounts', () => {
  it('keep every digit of amounts that a binary number cannot hold', () => {
    expect(en.money('9007199254740993.01', 'USD')).toBe('$9,007,199,254,740,993.01');
    expect(en.figure('1234567890123456789.12', 2)).toBe('1,234,567,890,123,456,789.12');
    expect(en.number('0.1234567890')).toBe('0.123456789');
  });

  it('are negative in the ledger’s way', () => {
    expect(en.money('-1234.5', 'USD')).toBe('($1,234.50)');
    expect(zh.money('-1234.5', 'CNY')).toBe('(¥1,234.50)');
    expect(en.figure('-1234.5', 2)).toBe('(1,234.50)');
    expect(zh.figure('-1234.5', 2)).toBe('(1,234.50)');
  });

  it('show the sign of a change, and none where nothing changed', () => {
    expect(en.change('12.30', 'USD')).toBe('+$12.30');
    expect(en.change('-12.30', 'USD')).toBe('−$12.30');
    expect(en.change('0.00', 'USD')).toBe('$0.00');
  });

  it('are short at a chart’s axis, grouped as everywhere', () => {
    expect(en.compact(21_615_670, 'USD')).toBe('$21.6M');
    expect(zh.compact(4000, 'CNY')).toBe('¥4,000');
    expect(zh.compact(34_500, 'CNY')).toBe('¥3.5万');
  });
});

describe('dates', () => {
  it('stay on their day whatever the reader’s time zone', () => {
    expect(en.day('2025-01-31')).toBe('Jan 31, 2025');
    expect(zh.day('2025-01-31')).toBe('2025年1月31日');
  });

  it('say of a range what both days share once, in the way of a day', () => {
    expect(en.days('2025-02-09', '2025-02-22').replaceAll('\u2009', ' ')).toBe('Feb 9 – 22, 2025');
    expect(zh.days('2025-02-09', '2025-02-22')).toBe('2025年2月9日至22日');
    expect(zh.days('2025-02-23', '2025-03-08')).toBe('2025年2月23日至3月8日');
    expect(zh.days('2025-12-28', '2026-01-10')).toBe('2025年12月28日至2026年1月10日');
    expect(zh.daysShort('2025-02-09', '2025-02-22')).toBe('2月9日至22日');
    expect(zh.days('2025-02-09', '2025-02-09')).toBe('2025年2月9日');
  });

  it('say how long ago something was', () => {
    const now = new Date('2025-02-01T12:00:00Z');
    expect(en.ago('2025-02-01T09:00:00Z', now)).toBe('3 hours ago');
    expect(en.ago('2025-01-31T12:00:00Z', now)).toBe('yesterday');
    expect(zh.ago('2025-02-01T11:58:00Z', now)).toBe('2分钟前');
  });
});

describe('other figures', () => {
  it('are written in the reader’s language', () => {
    expect(en.percent('0.001234', { signed: true })).toBe('+0.1%');
    expect(en.percent('0.062', { digits: 3 })).toBe('6.2%');
    expect(en.duration(80)).toBe('1 min 20 sec');
    expect(en.count(9228)).toBe('9,228');
    expect(zh.name({ en: 'Net pay', 'zh-CN': '实发工资' })).toBe('实发工资');
    expect(en.name(null)).toBe('');
  });
});
