import type { RoleCode } from '@wagewright/contracts';
import type { Sql } from '../sql.ts';
import { insertRows, reserveIds } from './bulk.ts';
import type { DemoAccount, demoSignIns } from './demo-accounts.ts';
import { hashSeedPassword } from './hash-seed-password.ts';

export interface SeedCompany {
  readonly legalEntityId: number;
  readonly language: 'en' | 'zh-CN';
  readonly employees: readonly { readonly id: number; readonly employeeNumber: string; readonly name: string }[];
  readonly managerIds: ReadonlySet<number>;
}

/** A demo sign-in: whose user it is, and which roles it has; `here` counts in the employee's legal entity only. */
export interface SeedSignIn {
  readonly account: DemoAccount;
  readonly employeeId: number | null;
  readonly name?: string;
  readonly roles: readonly { readonly role: RoleCode; readonly here: boolean }[];
}

export type DemoUsers = Readonly<Record<keyof typeof demoSignIns, number>>;

interface UserRow {
  readonly id: number;
  readonly kind: 'employee' | 'custom';
  readonly account: string;
  readonly displayName: string;
  readonly employeeId: number | null;
  readonly language: string | null;
  readonly passwordHash: string | null;
}

async function insertUsers(sql: Sql, users: readonly UserRow[]): Promise<void> {
  await insertRows(
    sql,
    'app_user',
    { id: 'int', kind: 'text', account: 'text', display_name: 'text', password_hash: 'text', employee_id: 'int', language: 'text' },
    users.map((user) => ({
      id: user.id,
      kind: user.kind,
      account: user.account,
      display_name: user.displayName,
      password_hash: user.passwordHash,
      employee_id: user.employeeId,
      language: user.language,
    })),
  );
}

async function insertUserRoles(
  sql: Sql,
  given: readonly { userId: number; roleId: number; legalEntityId: number | null }[],
): Promise<void> {
  await insertRows(
    sql,
    'user_role',
    { user_id: 'int', role_id: 'int', legal_entity_id: 'int' },
    given.map(({ userId, roleId, legalEntityId }) => ({ user_id: userId, role_id: roleId, legal_entity_id: legalEntityId })),
  );
}

/**
 * One user per employee, without password: they start with the first-login process under their employee number. The demo sign-ins take the
 * place of their employee's user, or are users of their own.
 */
export async function seedUsers(
  sql: Sql,
  companies: readonly SeedCompany[],
  signIns: Readonly<Record<keyof DemoUsers, SeedSignIn>>,
  roles: Readonly<Record<RoleCode, number>>,
): Promise<DemoUsers> {
  const entries = Object.entries(signIns) as [keyof DemoUsers, SeedSignIn][];
  const hashes = new Map(
    await Promise.all(entries.map(async ([key, { account }]) => [key, await hashSeedPassword(account.password)] as const)),
  );
  const byEmployee = new Map(entries.map(([key, signIn]) => [signIn.employeeId, key] as const));
  const withoutEmployee = entries.filter(([, signIn]) => signIn.employeeId === null);
  const people = companies.flatMap((company) => company.employees.map((employee) => ({ company, employee })));
  const ids = await reserveIds(sql, 'app_user', people.length + withoutEmployee.length);
  const demoIds = new Map<keyof DemoUsers, number>();
  const users: UserRow[] = people.map(({ company, employee }, index) => {
    const key = byEmployee.get(employee.id);
    const id = ids[index] ?? 0;
    if (key) demoIds.set(key, id);
    return {
      id,
      kind: 'employee',
      account: key ? signIns[key].account.account : employee.employeeNumber.toLowerCase(),
      displayName: employee.name,
      employeeId: employee.id,
      language: company.language === 'en' ? null : company.language,
      passwordHash: key ? (hashes.get(key) ?? null) : null,
    };
  });
  for (const [index, [key, signIn]] of withoutEmployee.entries()) {
    const id = ids[people.length + index] ?? 0;
    demoIds.set(key, id);
    const { account } = signIn.account;
    users.push({
      id,
      kind: 'custom',
      account,
      displayName: signIn.name ?? account,
      employeeId: null,
      language: null,
      passwordHash: hashes.get(key) ?? null,
    });
  }
  await insertUsers(sql, users);
  await sql.query(`UPDATE app_user SET password_set_at = now() WHERE password_hash IS NOT NULL`);
  await sql.query(
    `INSERT INTO password_history (user_id, password_hash, way, set_by_user_id, set_at)
     SELECT id, password_hash, 'first-sign-in', id, now() FROM app_user WHERE password_hash IS NOT NULL`,
  );
  const rolesOfPeople = people.flatMap(({ company, employee }, index) => {
    const userId = ids[index] ?? 0;
    const common = { userId, legalEntityId: null };
    const signIn = byEmployee.get(employee.id);
    const more = signIn
      ? signIns[signIn].roles.map(({ role, here }) => ({ userId, roleId: roles[role], legalEntityId: here ? company.legalEntityId : null }))
      : [];
    return [
      { ...common, roleId: roles.employee },
      ...(company.managerIds.has(employee.id) ? [{ ...common, roleId: roles.manager }] : []),
      ...more,
    ];
  });
  const rolesOfOthers = withoutEmployee.flatMap(([key, signIn]) =>
    signIn.roles.map(({ role }) => ({ userId: demoIds.get(key) ?? 0, roleId: roles[role], legalEntityId: null })),
  );
  await insertUserRoles(sql, [...rolesOfPeople, ...rolesOfOthers]);
  return Object.fromEntries(demoIds) as DemoUsers;
}
