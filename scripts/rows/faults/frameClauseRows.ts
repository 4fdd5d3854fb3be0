import type { FaultTable } from '../rowFault.ts';

const app = 'apps/web/src/app';
const phone = 'apps/web/src/shared/shell/SupportPhone.tsx';
const date = 'packages/ui/src/persian/date.ts';
const global = 'packages/ui/src/foundations/GlobalStyle.ts';
const menu = 'packages/ui/src/layout/SideMenu';

/** Faults of single clauses of the rows on the whole product, its pages and the side menu. */
export const frameClauseFaults: FaultTable = [
  ['R-001', `${app}/App.tsx`, "direction = 'rtl' }", "direction = 'ltr' }"],
  ['R-002', global, '    font-family: ${font.family};\n', ''],
  ['R-002', global, '    font: inherit;\n', ''],
  ['R-002', 'apps/web/src/main.tsx', "import 'virtual:brand-font.css';\n", ''],
  ['R-007', phone, '<Ltr>{shown}</Ltr>', ''],
  [
    'R-007',
    phone,
    'const { supportPhone } = useAppServices().config;',
    "useAppServices();\n  const supportPhone = '02100000000';",
  ],
  ['R-011', date, "'جمعه', 'شنبه', 'یکشنبه']", "'جمعه', 'یکشنبه', 'شنبه']"],
  ['R-011', date, '`${monthNames[month - 1]} ${year}`', '`${year} ${monthNames[month - 1]}`'],
  ['R-011', date, 'clock === null ? formatDate(time)', 'clock === null ? formatShortDate(time)'],
  ['R-028', `${app}/routes.tsx`, 'latePages.users', 'latePages.discounts'],
  ['R-043', `${app}/pages/not-found/NotFoundScreen.tsx`, 'name="404"', 'name="401"'],
  ['R-044', `${app}/pages/not-allowed/NotAllowedScreen.tsx`, 'name="401"', 'name="404"'],
  ['R-060', `${menu}/SideMenu.tsx`, '<span>{group.label}</span>', '<span />'],
  ['R-061', `${menu}/SideMenu.tsx`, '<span>{group.label}</span>', '<span />'],
  ['R-062', `${menu}/SideMenu.tsx`, '<S.Items aria-labelledby={labelId}>', '<S.Items>'],
  ['R-063', `${menu}/UserBlock.tsx`, "alt={compact ? account.name : ''}", 'alt=""'],
  ['R-063', `${app}/shell/AppShell.tsx`, 'paths.profile,', 'paths.settings,'],
  ['R-063', `${app}/shell/AppShell.tsx`, 'signOut.request,', '() => undefined,'],
];
