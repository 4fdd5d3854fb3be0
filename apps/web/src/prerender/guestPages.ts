import { paths } from '../shared/paths.ts';

/**
 * The pages whose first view depends on nothing but their path: `useTakenOver` keeps the query out of it. The others
 * need a user, or redirect without a state of the router.
 */
export const guestPages = [
  { path: paths.signIn, access: 'guest' },
  { path: paths.signUp, access: 'public' },
  { path: paths.forgotPassword, access: 'public' },
  { path: paths.notFound, access: 'public' },
  { path: paths.notAllowed, access: 'public' },
  { path: paths.paymentCallback, access: 'public' },
] as const;
