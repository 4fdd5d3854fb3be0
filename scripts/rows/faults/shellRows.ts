import type { RowFault } from '../rowFault.ts';

/** Faults of the rows on the frame of the app: fonts, themes, sizes, dates and the token. */
export const shellFaults: RowFault[] = [
  {
    row: 'R-004',
    file: 'packages/ui/src/tokens/scales.ts',
    from: "sidebar: '16.25rem'",
    to: "sidebar: '16rem'",
  },
  {
    row: 'R-011',
    file: 'packages/ui/src/persian/date.ts',
    from: 'return toPersianDigits(`${day} ${monthNames[month - 1]} ${year}`);',
    to: 'return toPersianDigits(`${day} ${monthNames[month]} ${year}`);',
  },
  {
    row: 'R-012',
    file: 'apps/web/src/shared/storage/tokenStore.ts',
    from: "'accessToken'",
    to: "'access_token'",
  },
];
