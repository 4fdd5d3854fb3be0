import type { FaultTable } from '../rowFault.ts';

const latePages = 'apps/web/src/app/latePages.ts';

/** Faults of the rows on pages that are loaded when their address opens. */
export const latePageFaults: FaultTable = [
  [
    'R-026',
    latePages,
    "import('../features/dictation/screen/LiveScreen.tsx')",
    "import('../features/dashboard/DashboardScreen.tsx')",
  ],
  [
    'R-023',
    latePages,
    "import('../features/packages/PackagesScreen.tsx')",
    "import('../features/profile/ProfileScreen.tsx')",
  ],
  [
    'R-027',
    latePages,
    "import('../features/history/HistoryScreen.tsx')",
    "import('../features/profile/ProfileScreen.tsx')",
  ],
];
