import type { FaultTable } from '../rowFault.ts';

const worker = 'apps/web/src/serviceWorker';
const updates = 'apps/web/src/features/updates';
const session = 'apps/web/src/features/auth/authSession';

/** Faults of the rows on starts without a connection and on newer versions. */
export const offlineFaults: FaultTable = [
  [
    'X-320',
    `${worker}/chooseAnswer.ts`,
    "pages.has(pathname.replace(slashesAtEnd, '$1')) ? 'shell' : 'network'",
    "pages.has(pathname.replace(slashesAtEnd, '$1')) && search === '' ? 'shell' : 'network'",
  ],
  [
    'X-321',
    `${session}/knownAccount.ts`,
    'success && output.token === computeFingerprint(token)',
    'success',
  ],
  [
    'X-321',
    `${session}/authActor.ts`,
    "token === null || failed.failure.kind !== 'network'",
    'token === null',
  ],
  ['X-321', `${session}/authActor.ts`, '  question.begin();\n', ''],
  ['X-322', `${session}/knownAccount.ts`, '? output.user : null', '? null : null'],
  [
    'X-323',
    `${updates}/appUpdate.ts`,
    "newest !== null && state.read() === 'asked' && !isHeld()",
    "newest !== null && state.read() === 'asked'",
  ],
  [
    'X-323',
    `${updates}/browserWorkers.ts`,
    '  onVersion({ activate: () => activate(worker) });',
    "  worker.postMessage('activate');\n  onVersion({ activate: () => activate(worker) });",
  ],
  [
    'X-324',
    `${updates}/browserWorkers.ts`,
    "'controllerchange', () => consider(container.controller)",
    "'controllerchange', () => undefined",
  ],
  [
    'X-325',
    `${updates}/browserWorkers.ts`,
    "    worker.postMessage('activate' satisfies WorkerMessage);\n    return;",
    '    return;',
  ],
  [
    'X-325',
    `${worker}/chooseAnswer.ts`,
    "pathname.startsWith('/assets/') ? 'chunk' : 'network'",
    "'network'",
  ],
  [
    'X-326',
    `${worker}/storedPages.ts`,
    'Object.values(paths).filter((path) => path !== paths.paymentCallback)',
    'Object.values(paths)',
  ],
  ['X-326', `${worker}/chooseAnswer.ts`, "    !request.headers.has('authorization') &&\n", ''],
  [
    'X-327',
    `${worker}/storedPages.ts`,
    '(path) => path !== paths.paymentCallback',
    '(path) => path !== paths.paymentCallback && path !== paths.history',
  ],
];
