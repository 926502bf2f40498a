import { authenticatorCode } from '@wagewright/server/testing';
import { employeeOf, makeStep, passwords, reviveSessions, stepHandle } from '../../sign-in-parts.ts';
import type { Scene, Step } from '../../step.ts';

const password = passwords[4];

/** The code that the employee's authenticator shows. */
async function codeNow(scene: Scene): Promise<string> {
  const { prisma, composition } = scene.server;
  const { id: userId } = await employeeOf(scene);
  const { seed } = await prisma.secondFactor.findUniqueOrThrow({ where: { userId } });
  return authenticatorCode(scene.server, composition.deps.secrets.open('second_factor.seed', userId, seed));
}

/** No code has been used yet. */
const forget = async ({ server }: Scene): Promise<void> => void (await server.prisma.secondFactor.updateMany({ data: { lastStep: null } }));
const gone = async ({ server }: Scene): Promise<void> => void (await server.prisma.secondFactor.deleteMany());

/** The employee sets up a second factor, signs in with it, takes it off, is asked for one, and loses it. */
export const steps: readonly Step[] = [
  {
    procedure: 'identity/second-factor/begin-enrolment',
    by: 'employee',
    input: () => ({ password }),
  },
  {
    procedure: 'identity/second-factor/confirm-enrolment',
    by: 'employee',
    input: async (scene) => ({ oneTimeCode: await codeNow(scene) }),
  },
  { procedure: 'identity/second-factor/renew-recovery-codes', by: 'employee', input: () => ({ password }) },
  {
    procedure: 'identity/auth/verify-second-factor',
    by: 'nobody',
    first: async (scene) => {
      await forget(scene);
      await makeStep(scene, ['second-factor']);
    },
    input: async (scene) => ({ signInStep: stepHandle, oneTimeCode: await codeNow(scene) }),
  },
  {
    procedure: 'identity/second-factor/remove-second-factor',
    by: 'employee',
    first: forget,
    input: async (scene) => ({ password, oneTimeCode: await codeNow(scene) }),
  },
  {
    procedure: 'identity/auth/begin-asked-enrolment',
    by: 'nobody',
    first: async (scene) => await makeStep(scene, ['enrolment']),
    input: () => ({ signInStep: stepHandle }),
  },
  {
    procedure: 'identity/auth/confirm-asked-enrolment',
    by: 'nobody',
    input: async (scene) => ({ signInStep: stepHandle, oneTimeCode: await codeNow(scene) }),
  },
  {
    procedure: 'identity/second-factor/reset-second-factor',
    by: 'administrator',
    input: async (scene) => ({ userId: (await employeeOf(scene)).id, remarks: 'story' }),
    then: async (scene) => {
      await gone(scene);
      await reviveSessions(scene);
    },
  },
];
