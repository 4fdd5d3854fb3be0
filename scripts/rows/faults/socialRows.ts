import type { FaultTable } from '../rowFault.ts';

const auth = 'apps/web/src/features/auth';
const authMachine = 'packages/machines/src/auth/authMachine.ts';

/** Faults of the rows on the sign-in with a provider. */
export const socialFaults: FaultTable = [
  [
    'R-170',
    'packages/api/src/contract.ts',
    "'/account/social_verify/google/'",
    "'/account/social_verify/google'",
  ],
  [
    'R-170',
    `${auth}/authSession/authActor.ts`,
    '...(input.invitationKey !== null && { invitation_key: input.invitationKey }),',
    "invitation_key: input.invitationKey ?? '',",
  ],
  [
    'R-171',
    `${auth}/sign-up/SignUpScreen.tsx`,
    'return <Navigate to={paths.home} replace />;',
    'return <Navigate to={paths.home} />;',
  ],
  ['R-171', authMachine, "{ type: 'rememberUser', params: getOutput },\n    ],", '],'],
  [
    'R-172',
    `${auth}/authSession/authActor.ts`,
    "log('social sign-in failed', credential.failure);",
    '',
  ],
  [
    'R-172',
    `${auth}/sign-up/useSignUp.ts`,
    'config.areSocialFailuresShown ? auth.failure : null;',
    'auth.failure;',
  ],
  [
    'R-172',
    `${auth}/sign-in/useSignIn.ts`,
    "(tried === 'social' && !config.areSocialFailuresShown)",
    'false',
  ],
  ['R-172', `${auth}/sign-up/useSignUp.ts`, 'askedSocially ? socialFailure : failure;', 'failure;'],
  [
    'R-172',
    `${auth}/social/googleSignIn.ts`,
    "resolve(makeFailed('blocked'));",
    "resolve(makeFailed('aborted'));",
  ],
  [
    'R-173',
    'packages/machines/src/register/registerMachine.ts',
    "{ guard: 'hasAgreed', actions: 'signUpSocially' },",
    "{ actions: 'signUpSocially' },",
  ],
];
