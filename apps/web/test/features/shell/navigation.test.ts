import { builtInRoleGrants, type RoleCode } from '@wagewright/contracts';
import { menus } from '@wagewright/contracts/identity/menus';
import { describe, expect, it } from 'vitest';
import { areaOf, barOf, navigationOf } from '../../../src/features/shell/navigation.ts';

/** The entries that these rules are tried with: that a new screen has its place is said by a test of its own. */
const tried: readonly string[] = ['inbox', 'approvals', 'batches', 'solutions', 'payslips'];

/** What the server grants to holders of these roles. */
const granted = (...roles: RoleCode[]) =>
  navigationOf(
    menus
      .filter(({ key, needs }) => tried.includes(key) && (needs === 'signed-in' || roles.some((role) => builtInRoleGrants[role][needs])))
      .map(({ key, area, label, path }) => ({ key, area, label, path })),
  );
const shape = ({ top, areas }: ReturnType<typeof navigationOf>) => ({
  top: top.map(({ key }) => key),
  areas: areas.map(({ area, entries }) => [area, ...entries.map(({ key }) => key)]),
});

describe('the navigation', () => {
  it('of a payroll clerk begins with payroll; their own payslips come after it', () => {
    expect(shape(granted('employee', 'payroll-administrator'))).toEqual({
      top: ['inbox', 'approvals'],
      areas: [
        ['payroll', 'batches', 'solutions'],
        ['me', 'payslips'],
      ],
    });
  });

  it('of an employee shows their own, and no area that they have nothing in', () => {
    expect(shape(granted('employee'))).toEqual({ top: ['inbox'], areas: [['me', 'payslips']] });
  });

  it('opens the area of the page that is shown, and elsewhere the one that is worked in', () => {
    const clerk = granted('employee', 'payroll-administrator');
    expect(areaOf(clerk, '/payslips/7')).toBe('me');
    expect(areaOf(clerk, '/payroll/batches/3')).toBe('payroll');
    expect(areaOf(clerk, '/inbox')).toBe('payroll');
    expect(areaOf(clerk, '/payslipsometer')).toBe('payroll');
  });

  it('has room on a phone for Home, three places and More, the work first', () => {
    expect(barOf(granted('employee', 'payroll-administrator')).map(({ key }) => key)).toEqual(['batches', 'inbox', 'approvals']);
    expect(barOf(granted('employee')).map(({ key }) => key)).toEqual(['payslips', 'inbox']);
  });
});
