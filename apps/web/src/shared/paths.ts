/** The addresses of specification §2, in its order. */
export const paths = {
  home: '/',
  dashboard: '/dashboard/user-info',
  analytics: '/dashboard/analytics',
  packages: '/nevisa-packages',
  profile: '/user-profile',
  settings: '/settings',
  live: '/nevisa-live',
  history: '/nevisa-history',
  users: '/admin/user-management',
  discounts: '/admin/discount-code',
  adminMessages: '/admin/messages',
  messages: '/messages',
  signUp: '/session/signup',
  verifySignUp: '/session/signup-verify',
  signIn: '/session/signin',
  forgotPassword: '/session/forgot-password',
  changePassword: '/session/change-password',
  notFound: '/session/404',
  notAllowed: '/session/401',
  paymentCallback: '/payment-callback',
} as const;

export type PathName = keyof typeof paths;
