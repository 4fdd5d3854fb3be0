import type { FaultTable } from '../rowFault.ts';

const features = 'apps/web/src/features';

/** Faults of the late pages, of the ports of dictation and of the credit of uploads. */
export const pagePartFaults: FaultTable = [
  [
    'R-026',
    'apps/web/src/app/latePages.ts',
    "import('../features/dictation/screen/LiveScreen.tsx')",
    "import('../features/dashboard/DashboardScreen.tsx')",
  ],
  [
    'R-023',
    'apps/web/src/app/latePages.ts',
    "import('../features/packages/PackagesScreen.tsx')",
    "import('../features/profile/ProfileScreen.tsx')",
  ],
  [
    'R-027',
    'apps/web/src/app/latePages.ts',
    "import('../features/history/HistoryScreen.tsx')",
    "import('../features/profile/ProfileScreen.tsx')",
  ],
  [
    'X-41',
    `${features}/dictation/workspace/createProductPorts.ts`,
    'auto_punctuation: chosen.get() }',
    'auto_punctuation: false }',
  ],
  [
    'X-41',
    `${features}/dictation/workspace/createProductPorts.ts`,
    'autoPunctuation: () => selectAutoPunctuation(writing.getSnapshot()),',
    'autoPunctuation: () => false,',
  ],
  [
    'X-181',
    'packages/machines/src/upload/uploadQueueParts.ts',
    'left > 0 && left >= getLength(upload)',
    'left >= getLength(upload)',
  ],
  [
    'X-194',
    'packages/machines/src/upload/uploadQueueParts.ts',
    "  'paused',\n  'signedOut',\n  'needsFile',",
    "  'paused',\n  'needsFile',",
  ],
  [
    'X-181',
    `${features}/files/screen/words/describeFault.ts`,
    '      ? filesText.nothingLeft\n',
    '      ? filesText.noCredit\n',
  ],
];
