import { describe, expect, it } from 'vitest';
import { errorCodes, errorDefinition, languages, statefulThings } from '../src/index.ts';
import { openapiDocument } from '../src/openapi/document.ts';
import { procedures } from '../src/registry.ts';

const camelCase = (text: string): string => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('the registry of procedures', () => {
  it('holds each id once', () => {
    const ids = procedures.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names each contract after the last part of its id, in the index of the slice that the id names', async () => {
    for (const contract of procedures) {
      const [area, slice, name = ''] = contract.id.split('/');
      const index = (await import(`../src/${area}/${slice}/index.ts`)) as Record<string, unknown>;
      expect(index[camelCase(name)], contract.id).toBe(contract);
    }
  });

  it('gives every REST call to one procedure', () => {
    const calls = procedures.flatMap(({ rest }) => rest.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`));
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  });

  it('fills every path parameter from a field of the input', () => {
    for (const { id, input, rest } of procedures) {
      const fields = Object.keys((input as unknown as { shape: object }).shape);
      for (const { path } of rest) for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) expect(fields, `${id} ${path}`).toContain(name);
    }
  });

  it('records what every change by a signed-in person changes', () => {
    // an attempt that is only begun, like one to sign in; what comes of it is recorded
    const attempts = ['identity/providers/begin-link'];
    const silent = procedures.filter(({ kind, permission, audit }) => kind === 'mutation' && permission !== 'public' && !audit);
    expect(silent.map(({ id }) => id)).toEqual(attempts);
  });

  it('says of every change of something that has a state what it locks', () => {
    // what they make had no state that anybody could have changed meanwhile, and hangs on nothing that has one
    const makers = [
      'platform/imports/start-import',
      'org/legal-entities/create-legal-entity',
      'time/calendars/create-calendar',
      'payroll/global-tables/create-global-table',
      'payroll/payslip-archives/ask-payslip-archive',
      'payroll/payslip-moves/ask-payslip-move',
      'payroll/scenarios/create-scenario',
      'payroll/solutions/create-solution',
      'careers/compensation-reviews/create-compensation-review',
    ];
    const silent = procedures.filter(({ audit, changes }) => statefulThings.some((thing) => thing === audit) && !changes);
    expect(silent.map(({ id }) => id)).toEqual(makers);
  });

  it('opens to the public these procedures and no others', () => {
    const open = procedures.filter(({ permission }) => permission === 'public').map(({ id }) => id);
    expect(open.sort()).toEqual([
      'identity/auth/begin-asked-enrolment',
      'identity/auth/change-expired-password',
      'identity/auth/check-address',
      'identity/auth/check-captcha',
      'identity/auth/confirm-asked-enrolment',
      'identity/auth/get-captcha',
      'identity/auth/get-login-config',
      'identity/auth/get-step-pattern',
      'identity/auth/sign-in',
      'identity/auth/verify-second-factor',
      'identity/password-resets/change-password-by-phone',
      'identity/password-resets/check-reset-code',
      'identity/password-resets/check-reset-link',
      'identity/password-resets/get-email-hint',
      'identity/password-resets/get-phone-hint',
      'identity/password-resets/look-up-account',
      'identity/password-resets/redeem-reset-link',
      'identity/password-resets/send-reset-code',
      'identity/password-resets/send-reset-link',
      'identity/password-resets/set-first-password',
      'identity/providers/begin-sign-in',
      'identity/providers/complete-sign-in',
      'identity/security-strategies/get-pattern-by-account',
      'org/certificates/verify-certificate',
      'platform/settings/get-logo',
    ]);
  });

  it('never changes anything by a GET', () => {
    const changing = procedures.filter(({ kind, rest }) => kind === 'mutation' && rest.some(({ method }) => method === 'GET'));
    expect(changing.map(({ id }) => id)).toEqual([]);
  });
});

describe('error messages', () => {
  it('exist for every code in every language and use the same parameters', () => {
    for (const code of errorCodes) {
      const parameters = languages.map((language) => [...errorDefinition(code)[language].matchAll(/\{\w+\}/g)].map(String).sort().join());
      expect(new Set(parameters).size, code).toBe(1);
    }
  });
});

describe('the OpenAPI document', () => {
  it('describes every REST call', () => {
    const { paths } = openapiDocument('/hr') as { paths: Record<string, Record<string, unknown>> };
    for (const { rest } of procedures) {
      for (const { method, path } of rest) expect(paths[`/hr${path}`]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
    }
  });
});
