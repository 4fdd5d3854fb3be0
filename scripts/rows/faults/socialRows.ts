import type { RowFault } from '../rowFault.ts';

const auth = 'apps/web/src/features/auth';
const authMachine = 'packages/machines/src/auth/authMachine.ts';

/** Faults of the rows on the sign-in with a provider. */
export const socialFaults: RowFault[] = [
  {
    row: 'R-170',
    file: 'packages/api/src/contract.ts',
    from: "'/account/social_verify/google/'",
    to: "'/account/social_verify/google'",
  },
  {
    row: 'R-170',
    file: `${auth}/authSession/authActor.ts`,
    from: '...(input.invitationKey !== null && { invitation_key: input.invitationKey }),',
    to: "invitation_key: input.invitationKey ?? '',",
  },
  {
    row: 'R-171',
    file: `${auth}/sign-up/SignUpScreen.tsx`,
    from: 'return <Navigate to={paths.home} replace />;',
    to: 'return <Navigate to={paths.home} />;',
  },
  {
    row: 'R-171',
    file: authMachine,
    from: "{ type: 'rememberUser', params: getOutput },\n    ],",
    to: '],',
  },
  {
    row: 'R-172',
    file: `${auth}/authSession/authActor.ts`,
    from: "log('social sign-in failed', credential.failure);",
    to: '',
  },
  {
    row: 'R-172',
    file: `${auth}/sign-up/useSignUp.ts`,
    from: 'askedSocially ? auth.failure : failure;',
    to: 'failure;',
  },
  {
    row: 'R-172',
    file: `${auth}/social/googleSignIn.ts`,
    from: "resolve(failed('blocked'));",
    to: "resolve(failed('aborted'));",
  },
  {
    row: 'R-173',
    file: 'packages/machines/src/register/registerMachine.ts',
    from: "{ guard: 'hasAgreed', actions: 'signUpSocially' },",
    to: "{ actions: 'signUpSocially' },",
  },
];
