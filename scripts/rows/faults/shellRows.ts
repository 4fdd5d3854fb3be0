import type { FaultTable } from '../rowFault.ts';

const authPage = 'apps/web/src/features/auth/parts/AuthPage.tsx';
const tokenStore = 'apps/web/src/shared/storage/tokenStore.ts';

/** Faults of the rows on the whole product: direction, fonts, themes, measures, phone, dates and token. */
export const shellFaults: FaultTable = [
  ['R-001', 'apps/web/index.html', ' dir="rtl"', ''],
  ['R-001', 'apps/web/index.html', 'lang="fa"', 'lang="ar"'],
  [
    'R-002',
    'packages/ui/src/tokens/writeThemeSheet.ts',
    "  'IRANYekanX',\n  'IRANYekan',\n  'Vazirmatn',\n",
    "  'Vazirmatn',\n  'IRANYekanX',\n  'IRANYekan',\n",
  ],
  ['R-003', 'packages/ui/src/tokens/themes.ts', '  slate,\n', ''],
  ['R-003', 'packages/ui/src/tokens/themes.ts', "ThemeName = 'blue'", "ThemeName = 'navy'"],
  ['R-004', 'packages/ui/src/tokens/scales.ts', "sidebar: '16.25rem'", "sidebar: '16rem'"],
  ['R-005', 'packages/ui/src/tokens/scales.ts', "sidebarCompact: '5rem'", "sidebarCompact: '4rem'"],
  ['R-006', 'packages/ui/src/tokens/scales.ts', "topBar: '4rem'", "topBar: '3.5rem'"],
  ['R-007', 'apps/web/src/shared/shell/SupportPhone.tsx', ':${supportPhone}`', ':${shown}`'],
  ['R-007', authPage, ' footer={<SupportPhone />}', ''],
  [
    'R-008',
    'apps/web/src/features/payment/chooseReturnTarget.ts',
    "automatic: returnTo !== 'bale' };",
    "automatic: returnTo !== 'bale', ...{ returnTo: 'web' } };",
  ],
  [
    'R-009',
    'apps/web/src/app/routes.tsx',
    "  row('signUp', 'public',",
    "  { ...row('notFound', 'public', titleText.users, latePages.notFound), path: '/map' },\n  row('signUp', 'public',",
  ],
  [
    'R-010',
    'apps/web/src/app/watchErrors.ts',
    "logError('script', event.error);",
    "logError('script', event.error);\n        navigator.sendBeacon('https://browser.sentry-cdn.com/error');",
  ],
  ['R-011', 'packages/ui/src/persian/date.ts', 'month - 1]}`);', 'month % 12]}`);'],
  ['R-012', tokenStore, "'accessToken'", "'access_token'"],
  ['R-012', tokenStore, 'tokenKey, token', 'tokenKey, JSON.stringify(token)'],
  ['R-014', 'apps/web/src/main.tsx', ".meta.env.VITE_DEMO === '1'", ".meta.env.VITE_DEMO !== '0'"],
];
