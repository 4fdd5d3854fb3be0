import type { RowFault } from '../rowFault.ts';

/** Faults of the rows on the whole product: direction, fonts, themes, measures, phone, dates and token. */
export const shellFaults: RowFault[] = [
  { row: 'R-001', file: 'apps/web/index.html', from: ' dir="rtl"', to: '' },
  { row: 'R-001', file: 'apps/web/index.html', from: 'lang="fa"', to: 'lang="ar"' },
  {
    row: 'R-002',
    file: 'packages/ui/src/tokens/themeSheet.ts',
    from: "  'IRANYekanX',\n  'IRANYekan',\n  'Vazirmatn',\n",
    to: "  'Vazirmatn',\n  'IRANYekanX',\n  'IRANYekan',\n",
  },
  { row: 'R-003', file: 'packages/ui/src/tokens/themes.ts', from: '  slate,\n', to: '' },
  {
    row: 'R-003',
    file: 'packages/ui/src/tokens/themes.ts',
    from: "ThemeName = 'blue'",
    to: "ThemeName = 'navy'",
  },
  {
    row: 'R-004',
    file: 'packages/ui/src/tokens/scales.ts',
    from: "sidebar: '16.25rem'",
    to: "sidebar: '16rem'",
  },
  {
    row: 'R-005',
    file: 'packages/ui/src/tokens/scales.ts',
    from: "sidebarCompact: '5rem'",
    to: "sidebarCompact: '4rem'",
  },
  {
    row: 'R-006',
    file: 'packages/ui/src/tokens/scales.ts',
    from: "topBar: '4rem'",
    to: "topBar: '3.5rem'",
  },
  {
    row: 'R-007',
    file: 'apps/web/src/shared/shell/SupportPhone.tsx',
    from: '`tel:${supportPhone}`',
    to: '`tel:${shown}`',
  },
  {
    row: 'R-007',
    file: 'apps/web/src/features/auth/parts/AuthPage.tsx',
    from: '        footer={<SupportPhone />}\n',
    to: '',
  },
  {
    row: 'R-008',
    file: 'apps/web/src/features/payment/returnTarget.ts',
    from: "automatic: returnTo !== 'bale' };",
    to: "automatic: returnTo !== 'bale', ...{ returnTo: 'web' } };",
  },
  {
    row: 'R-009',
    file: 'apps/web/src/app/routes.tsx',
    from: "  row('signUp', 'public',",
    to: "  { ...row('notFound', 'public', titleText.users, latePages.notFound), path: '/map' },\n  row('signUp', 'public',",
  },
  {
    row: 'R-010',
    file: 'apps/web/src/app/watchErrors.ts',
    from: "logError('script', event.error);",
    to: "logError('script', event.error);\n        navigator.sendBeacon('https://browser.sentry-cdn.com/error');",
  },
  {
    row: 'R-011',
    file: 'packages/ui/src/persian/date.ts',
    from: 'return toPersianDigits(`${day} ${monthNames[month - 1]}`);',
    to: 'return toPersianDigits(`${day} ${monthNames[month % 12]}`);',
  },
  {
    row: 'R-012',
    file: 'apps/web/src/shared/storage/tokenStore.ts',
    from: "'accessToken'",
    to: "'access_token'",
  },
  {
    row: 'R-012',
    file: 'apps/web/src/shared/storage/tokenStore.ts',
    from: 'storage.write(tokenKey, token);',
    to: 'storage.write(tokenKey, JSON.stringify(token));',
  },
  {
    row: 'R-014',
    file: 'apps/web/src/main.tsx',
    from: "import.meta.env.VITE_DEMO === '1'",
    to: "import.meta.env.VITE_DEMO !== '0'",
  },
];
