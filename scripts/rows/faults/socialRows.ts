import type { FaultTable } from '../rowFault.ts';

const auth = 'apps/web/src/features/auth';
const authMachine = 'packages/machines/src/auth/authMachine.ts';
const signUp = `${auth}/sign-up/useSignUp.ts`;
const authActor = `${auth}/authSession/authActor.ts`;
const registerMachine = 'packages/machines/src/register/registerMachine.ts';

/** Faults of the rows on the sign-in with a provider. */
export const socialFaults: FaultTable = [
  ['R-170', 'packages/api/src/contract.ts', '/social_verify/google/', '/social_verify/google'],
  [
    'R-170',
    authActor,
    '...(input.invitationKey !== null && { invitation_key: input.invitationKey }),',
    "invitation_key: input.invitationKey ?? '',",
  ],
  ['R-171', `${auth}/sign-up/SignUpScreen.tsx`, 'to={paths.home} replace />', 'to={paths.home} />'],
  ['R-171', authMachine, "{ type: 'rememberUser', params: getOutput },\n    ],", '],'],
  ['R-172', authActor, "log('social sign-in failed', credential.failure);", ''],
  ['R-172', signUp, 'askedSocially ? socialFailure : failure;', 'failure;'],
  ['R-172', signUp, 'config.areSocialFailuresShown ? auth.failure : null', 'auth.failure'],
  ['R-172', `${auth}/sign-in/useSignIn.ts`, '!config.areSocialFailuresShown', 'false'],
  ['R-172', `${auth}/social/googleSignIn.ts`, "makeFailed('blocked')", "makeFailed('aborted')"],
  ['R-173', registerMachine, "guard: 'hasAgreed', actions:", 'actions:'],
];
