import type { Guard } from '../guard.ts';

const server = 'apps/server/src/identity';
const db = 'packages/db/src/identity';
const passwordTests = ['apps/server/test/identity/passwords/passwords.test.ts'];
const resetTests = ['apps/server/test/identity/password-resets/resets.test.ts'];
const sessionTests = ['apps/server/test/identity/sessions/sessions.test.ts'];
const factorTests = ['apps/server/test/identity/second-factor/second-factor.test.ts'];
const providerTests = ['apps/server/test/identity/providers/providers.test.ts'];

const passwords: readonly Guard[] = [
  {
    name: 'a former password does not come back',
    kind: 'single use',
    file: `${server}/passwords/new-password.ts`,
    text: '  await requireNew(deps, owner.id, password, rules.historyCount);',
    without: '',
    tests: passwordTests,
    only: 'come back',
  },
  {
    name: 'a common password is refused',
    kind: 'limit',
    file: `${server}/passwords/new-password.ts`,
    text: 'if (rules.refusesCommon && ',
    without: 'if (false && ',
    tests: passwordTests,
    only: 'common words',
  },
  {
    name: 'a new password ends the other sessions',
    kind: 'session',
    file: `${server}/passwords/write-password.ts`,
    text: 'where: { userId, revokedAt: null,',
    without: 'where: { userId: -userId, revokedAt: null,',
    tests: passwordTests,
    only: 'other sessions end',
  },
  {
    name: 'a password that an administrator has set opens nothing after its hours',
    kind: 'limit',
    file: `${server}/auth/sign-in.ts`,
    text: 'if (hasRunOut(user, attempt.at))',
    without: 'if (hasRunOut(user, attempt.at) && false)',
    tests: passwordTests,
    only: 'nothing after 24 hours',
  },
  {
    name: 'two who set a password at once do not both succeed',
    kind: 'lock',
    file: `${server}/passwords/write-password.ts`,
    text: '(seen !== undefined && user.passwordHash !== seen)',
    without: 'false',
    tests: passwordTests,
    only: 'set at once',
  },
  {
    name: 'the current password is asked for and counted before one’s own is changed',
    kind: 'delay',
    file: `${server}/attempts/own-password.ts`,
    text: `const attemptId = await reserveAttempt(deps.db, { account, address, userId, at: deps.clock() }, allWork);`,
    without: `void reserveAttempt; void address; void allWork; const attemptId = '0';`,
    tests: passwordTests,
    only: 'no faster than a stranger',
  },
  {
    name: 'a step of a sign-in is used once',
    kind: 'single use',
    file: `${server}/attempts/sign-in-steps.ts`,
    text: `if (count === 0) throw new AppError('SIGN_IN_STEP_OVER');
}

/** Whoever signs in anew`,
    without: `void count;
}

/** Whoever signs in anew`,
    tests: passwordTests,
    only: 'a step of a sign-in',
  },
];

const resets: readonly Guard[] = [
  {
    name: 'a page is not told the session’s token',
    kind: 'session',
    file: `${server}/attempts/sign-in-steps.ts`,
    text: 'return http.isBrowser ? { state: outcome.state, expiresAt: outcome.expiresAt } : outcome;',
    without: 'return outcome;',
    tests: ['apps/server/test/http/behind-a-proxy.test.ts'],
    only: 'to programs only',
  },
  {
    name: 'a link goes to no address that somebody merely signs in by',
    kind: 'single use',
    file: `${db}/password-resets/reset-rows.ts`,
    text: `CASE WHEN u.employee_id IS NULL THEN`,
    without: `CASE WHEN u.account LIKE '%@%' THEN`,
    tests: resetTests,
    only: 'not to the address that they sign in by',
  },
  {
    name: 'a changed contact takes over no account',
    kind: 'single use',
    file: `${db}/password-resets/reset-rows.ts`,
    text: `WHERE e.id = u.employee_id AND u.password_hash IS NULL`,
    without: `WHERE e.id = u.employee_id`,
    tests: resetTests,
    only: 'takes over no account|where there was none',
  },
  {
    name: 'a link or code is used once',
    kind: 'single use',
    file: `${server}/password-resets/proved.ts`,
    text: `if (count === 0) throw new AppError('RESET_OVER');`,
    without: 'void count;',
    tests: resetTests,
    only: 'fifty at once with one link',
  },
  {
    name: 'a link or code is over in time',
    kind: 'single use',
    file: `${server}/password-resets/proved.ts`,
    text: `({ usedAt: null, expiresAt: { gt: now }, lookup`,
    without: `({ usedAt: null, expiresAt: { gt: new Date(0 * now.getTime()) }, lookup`,
    tests: resetTests,
    only: 'over after ten minutes',
  },
  {
    name: 'a link’s secret is looked at',
    kind: 'single use',
    file: `${server}/password-resets/proved.ts`,
    text: `channel: 'email', secretHash: hashHandle(proof.secret) }`,
    without: `channel: 'email' }`,
    tests: resetTests,
    only: 'opens no other',
  },
  {
    name: 'a code’s proof belongs to the account that was said',
    kind: 'scope',
    file: `${server}/password-resets/proved.ts`,
    text: `, lookup: { handleHash: hashHandle(proof.userId) } }`,
    without: ' }',
    tests: resetTests,
    only: 'opens no other',
  },
  {
    name: 'a code takes five guesses',
    kind: 'limit',
    file: `${db}/password-resets/reset-rows.ts`,
    text: ' AND r.attempts < $3::int',
    without: ' AND r.attempts < 1000 + $3::int',
    tests: resetTests,
    only: 'fifty guesses',
  },
  {
    name: 'a newer link ends those before',
    kind: 'single use',
    file: `${server}/password-resets/send-reset.ts`,
    text: `await tx.passwordReset.updateMany({ where: { lookup: { account: lookup.account }, usedAt: null }, data: { usedAt: createdAt } });`,
    without: '',
    tests: resetTests,
    only: 'over after ten minutes',
  },
  {
    name: 'a look-up sends three',
    kind: 'limit',
    file: `${server}/password-resets/send-reset.ts`,
    text: 'sends: { lt: limits.resetSendsMax }',
    without: 'sends: { lt: 99 * limits.resetSendsMax }',
    tests: resetTests,
    only: 'sends three',
  },
];

const attempts: readonly Guard[] = [
  {
    name: 'an account locks',
    kind: 'delay',
    file: `${server}/attempts/sign-in-delay.ts`,
    text: '    await requireOpen(sql, byAccount, attempt.at);',
    without: '    void requireOpen;',
    tests: sessionTests,
    only: 'locks after ten failures',
  },
  {
    name: 'others’ sessions are not ended',
    kind: 'scope',
    file: `${server}/sessions/end-session.ts`,
    text: '...(mayEndOthers(actor) ? {} : { userId: actor.userId })',
    without: '...(mayEndOthers(actor) || actor ? {} : {})',
    tests: sessionTests,
    only: 'neither seen nor ended',
  },
  {
    name: 'others’ sign-ins are not seen',
    kind: 'scope',
    file: 'apps/server/src/core/user-in-reach.ts',
    text: 'actor.grants.get(permission)?.all ? await',
    without: 'permission ? await',
    tests: sessionTests,
    only: 'neither seen nor ended',
  },
];

const secondFactor: readonly Guard[] = [
  {
    name: 'a code of the authenticator counts once',
    kind: 'single use',
    file: `${server}/second-factor/use-code.ts`,
    text: '{ lastStep: { lt: step } }',
    without: '{ lastStep: { lte: step + 9 } }',
    tests: factorTests,
    only: 'takes each code once',
  },
  {
    name: 'a recovery code counts once',
    kind: 'single use',
    file: `${server}/second-factor/use-code.ts`,
    text: 'codeHash: hashRecoveryCode(code), usedAt: null }',
    without: 'codeHash: hashRecoveryCode(code) }',
    tests: factorTests,
    only: 'by a recovery code, once',
  },
  {
    name: 'a step takes five codes',
    kind: 'limit',
    file: `${server}/attempts/sign-in-steps.ts`,
    text: 'attempts: { lt: limits.signInCodesMax }',
    without: 'attempts: { lt: 99 * limits.signInCodesMax }',
    tests: factorTests,
    only: 'fifty codes at once',
  },
  {
    name: 'codes are counted with passwords',
    kind: 'delay',
    file: `${server}/auth/verify-second-factor.ts`,
    text: 'const { attemptId } = await countCode(deps, user, context.http.address);',
    without: `void countCode; const attemptId = '0';`,
    tests: factorTests,
    only: 'no faster than a password',
  },
  {
    name: 'a step asks for what is first',
    kind: 'session',
    file: `${server}/attempts/sign-in-steps.ts`,
    text: ' || step.needs[0] !== need)',
    without: ' || need === undefined)',
    tests: factorTests,
    only: 'skip what else is asked',
  },
];

const providers: readonly Guard[] = [
  {
    name: 'a provider’s answer counts in the browser that asked',
    kind: 'origin',
    file: `${server}/providers/complete.ts`,
    text: '    browserHash: hashHandle(http.browserMark),\n',
    without: '',
    tests: providerTests,
    only: 'in the browser that asked',
  },
  {
    name: 'a provider’s answer counts once',
    kind: 'single use',
    file: `${server}/providers/complete.ts`,
    text: '    usedAt: null,\n',
    without: '',
    tests: providerTests,
    only: 'counts once',
  },
  {
    name: 'a provider’s answer is not taken once providers are switched off',
    kind: 'permission',
    file: `${server}/providers/complete.ts`,
    text: " || !(await loginMethods(deps)).includes('openid-connect')",
    without: ' || loginMethods === undefined',
    tests: providerTests,
    only: 'neither offered nor taken',
  },
  {
    name: 'a visitor is a demo account and nobody else',
    kind: 'permission',
    file: `${server}/providers/demo-visitors.ts`,
    text: '  return demoAccounts.some(({ account }) => account === user?.account) ? user : undefined;',
    without: '  void demoAccounts;\n  return user;',
    tests: providerTests,
    only: 'demo account that they are mapped to',
  },
  {
    name: 'a link is no sign-in',
    kind: 'session',
    file: `${server}/providers/complete.ts`,
    text: '    sessionId,\n    usedAt',
    without: '    usedAt',
    tests: providerTests,
    only: 'linked by its own session',
  },
  {
    name: 'the nonce of a token is looked at',
    kind: 'origin',
    file: `${server}/providers/complete.ts`,
    text: 'expectedNonce: nonce, ',
    without: '',
    tests: providerTests,
    only: 'asks by code with PKCE',
  },
  {
    name: 'an account is linked with the password',
    kind: 'permission',
    file: `${server}/providers/begin-link.ts`,
    text: '  await deps.signIns.run(actor.account, async () => await requireOwnPassword(deps, actor, context.http.address, input.password));',
    without: '  void requireOwnPassword;',
    tests: providerTests,
    only: 'linked by its own session',
  },
];

/** What keeps strangers out: passwords, links and codes, sessions, the second factor, sign-in providers. */
export const signInGuards: readonly Guard[] = [...passwords, ...resets, ...attempts, ...secondFactor, ...providers];
