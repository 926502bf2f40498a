import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { figuresOfOne, figuresOfSeveral, netByCurrency } from '../../../src/features/payroll/batches/approved-figures.ts';
import { createFormatter } from '../../../src/shared/format/formatter.ts';

const t = ((key: string, values?: Record<string, string>) =>
  [key, ...Object.values(values ?? {})].join(' ')) as unknown as TFunction<'batches'>;
const words = { t, format: createFormatter('en') };
const batch = { payeeCount: 9_204, heldCount: 0, net: '1000.10', currency: 'USD', payDate: '2026-02-21' };
const net = (amount: string, previous: string | null) => ({
  totals: [{ column: 'net', name: { en: 'Net', 'zh-CN': '实发' }, amount, previous }],
});
const values = (facts: readonly { readonly label: string; readonly value: string }[]) =>
  Object.fromEntries(facts.map(({ label, value }) => [label, value]));

describe('what somebody approves with one batch', () => {
  it('says how many people, how much, when, and how it differs from the period before', () => {
    expect(values(figuresOfOne(batch, net('1000.10', '800.00'), words))).toEqual({
      'ask.facts.people': '9,204',
      'ask.facts.net': '$1,000.10',
      'ask.facts.payDate': 'Feb 21, 2026',
      'ask.facts.change': '+$200.10 (+25.01%)',
    });
  });

  it('counts only whom it pays, and says how many are held', () => {
    expect(values(figuresOfOne({ ...batch, heldCount: 4 }, null, words))['ask.facts.people']).toBe('ask.facts.withHeld 9,200 4');
    expect(values(figuresOfSeveral([batch, { ...batch, heldCount: 4 }], words))['ask.facts.people']).toBe('18,404');
  });

  it('says so where there is no period before', () => {
    expect(values(figuresOfOne(batch, net('1000.10', null), words))['ask.facts.change']).toBe('review.noBefore');
  });

  it('stands without a sum and a change where nothing is calculated', () => {
    expect(Object.keys(values(figuresOfOne({ ...batch, net: null }, null, words)))).toEqual(['ask.facts.people', 'ask.facts.payDate']);
  });
});

describe('what somebody approves with several', () => {
  const others = [batch, { ...batch, payeeCount: 2, net: '0.90' }, { ...batch, payeeCount: 30, net: '500.00', currency: 'CNY' }];

  it('says how many, and one sum for each currency: different money is never added', () => {
    expect([...netByCurrency(others)]).toEqual([
      ['USD', '1001.00'],
      ['CNY', '500.00'],
    ]);
    expect(figuresOfSeveral(others, words).map(({ label }) => label)).toEqual([
      'ask.facts.batches',
      'ask.facts.people',
      'ask.facts.netIn USD',
      'ask.facts.netIn CNY',
    ]);
    expect(values(figuresOfSeveral(others, words))['ask.facts.people']).toBe('9,236');
  });

  it('names no currency where there is but one', () => {
    expect(figuresOfSeveral([batch, batch], words).map(({ label }) => label)).toContain('ask.facts.net');
  });
});
