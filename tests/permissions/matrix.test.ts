import { type RoleCode, roleCodes } from '@wagewright/contracts';
import { procedures } from '@wagewright/contracts/registry';
import { refuseChanges, watchChanges } from '@wagewright/db/testing';
import { forAllTests, serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectationOf, expectations, placesReached } from './expectations.ts';
import { samples } from './gathered.ts';
import type { Input, Tools } from './sample.ts';
import { type Asked, ask } from './subscribe.ts';
import { makeWorld, type PlaceName, placeNames } from './world/index.ts';

/** What somebody gets who came through to the record: an answer, a conflict with its state, or the test's own refusal at the audit. */
const through = [200, 409, 503];

/** An input about nothing that there is. */
const withMissingIds = (input: unknown): unknown => {
  if (Array.isArray(input)) return input.map(withMissingIds);
  if (typeof input !== 'object' || input === null) return input;
  const parts = Object.entries(input).map(([key, value]) => {
    if (key === 'ids' || key === 'solutionIds' || key === 'employeeIds') return [key, [2_000_000]];
    return [key, typeof value === 'number' && /id$/i.test(key) ? 2_000_000 : withMissingIds(value)];
  });
  return Object.fromEntries(parts) as unknown;
};

describe('who may do what (S1)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const tools: Tools = { server, world: forAllTests(() => makeWorld(server)) };
  let origin: string;
  beforeAll(async () => {
    origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  });

  async function inputFor(procedure: string, role: RoleCode, place: PlaceName): Promise<Input> {
    const sample = samples[procedure];
    if (!sample) throw new Error(`tests/permissions/slices has no sample for ${procedure}.`);
    return 'about' in sample ? await sample.about(tools.world.place(role, place), tools) : sample.anywhere;
  }
  const calling = (caller: TestCaller, procedure: string, input: unknown): Promise<Asked> => ask(origin, caller, procedure, input);

  it('is said for every procedure of the registry, and for no other', () => {
    expect([...expectations.keys()].sort()).toEqual(procedures.map(({ id }) => id).sort());
    expect(Object.keys(samples).sort()).toEqual(procedures.map(({ id }) => id).sort());
  });

  it('opens to strangers these procedures by name', () => {
    const open = [...expectations].filter(([, { anonymous }]) => anonymous).map(([procedure]) => procedure);
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

  describe.each([...expectations.keys()])('%s', (procedure) => {
    const { anonymous, word } = expectationOf(procedure);

    it('answers or refuses a stranger', async () => {
      const { status, code } = await calling(server.anonymous, procedure, await inputFor(procedure, 'employee', 'near'));
      if (anonymous) expect(code).not.toBe('UNAUTHENTICATED');
      else expect([status, code]).toEqual([401, 'UNAUTHENTICATED']);
    });

    it('refuses who has no right, whatever they ask, and says what it refused', async () => {
      const refused = roleCodes.filter((candidate) => word[candidate] === '-');
      for (const role of refused) {
        // what is asked is looked at only after who asks, which one role shows as well as all
        const others = role === refused[0] ? [await inputFor(procedure, role, 'foreign'), { nonsense: true }] : [];
        for (const input of [await inputFor(procedure, role, 'near'), ...others]) {
          const { status, code, message } = await calling(tools.world.callers[role], procedure, input);
          expect([role, status, code]).toEqual([role, 403, 'AUTHORIZATION_REQUIRED']);
          if (message) expect(message).toContain(procedure);
        }
      }
    });
  });

  // nothing else is called in between, so what one test leaves is what the next one finds
  describe('hides what is beyond, exactly as what does not exist, and leaves everything as it was', () => {
    const watched = forAllTests(() => watchChanges(server.database.url));
    const about = Object.entries(samples).filter(([, sample]) => 'about' in sample);
    it.each(about.map(([procedure]) => procedure))('%s', async (procedure) => {
      const { word } = expectationOf(procedure);
      for (const role of roleCodes.filter((candidate) => word[candidate] !== '-')) {
        for (const place of placeNames.filter((name) => !placesReached(word[role]).includes(name))) {
          const input = await inputFor(procedure, role, place);
          const hidden = await calling(tools.world.callers[role], procedure, input);
          expect([role, place, hidden.status, hidden.code]).toEqual([role, place, 404, 'NOT_FOUND']);
          if (place !== 'foreign') continue; // the words are of whom asks and what for, and the same for every place
          const missing = await calling(tools.world.callers[role], procedure, withMissingIds(input));
          expect([missing.status, missing.code]).toEqual([404, 'NOT_FOUND']);
          expect(missing.message.replace('2000000', '#')).toBe(hidden.message.replace(/\d+/, '#'));
        }
      }
      const { before, now } = await watched.look();
      expect(now).toEqual(before);
    });
  });

  // changes are refused at their audit for all of them together: to begin and to end that empties what every connection knows
  describe('lets through who has the right, as far as it reaches', () => {
    forAllTests(() => refuseChanges(server.database.url));
    it.each([...expectations.keys()])('%s', async (procedure) => {
      const { anonymous, word } = expectationOf(procedure);
      for (const role of roleCodes) {
        const places = word[role] === 'yes' ? (['near'] as const) : placesReached(word[role]);
        for (const place of places) {
          const { status, code, message } = await calling(tools.world.callers[role], procedure, await inputFor(procedure, role, place));
          if (anonymous) expect([401, 422, 429]).toContain(status === 200 ? 401 : status);
          else expect(through, `${role}, ${place}: ${status} ${code} ${message}`).toContain(status);
        }
      }
    });
  });
});
