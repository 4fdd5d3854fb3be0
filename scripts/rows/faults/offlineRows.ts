import type { RowFault } from '../rowFault.ts';

const worker = 'apps/web/src/serviceWorker';
const updates = 'apps/web/src/features/updates';
const session = 'apps/web/src/features/auth/authSession';

/** Faults of the rows on starts without a connection and on newer versions. */
export const offlineFaults: RowFault[] = [
  {
    row: 'X-320',
    file: `${worker}/chooseAnswer.ts`,
    from: "pages.has(pathname) ? 'shell' : 'network'",
    to: "pages.has(pathname) && search === '' ? 'shell' : 'network'",
  },
  {
    row: 'X-321',
    file: `${session}/knownAccount.ts`,
    from: 'success && output.token === fingerprint(token)',
    to: 'success',
  },
  {
    row: 'X-321',
    file: `${session}/authActor.ts`,
    from: "token === null || failed.failure.kind !== 'network'",
    to: 'token === null',
  },
  { row: 'X-321', file: `${session}/authActor.ts`, from: '  question.begin();\n', to: '' },
  {
    row: 'X-322',
    file: `${session}/knownAccount.ts`,
    from: '? output.user : null',
    to: '? null : null',
  },
  {
    row: 'X-323',
    file: `${updates}/appUpdate.ts`,
    from: "newest !== null && state.read() === 'asked' && !isHeld()",
    to: "newest !== null && state.read() === 'asked'",
  },
  {
    row: 'X-323',
    file: `${updates}/browserWorkers.ts`,
    from: '  onVersion({ activate: () => activate(worker) });',
    to: "  tell(worker, 'activate');\n  onVersion({ activate: () => activate(worker) });",
  },
  {
    row: 'X-324',
    file: `${updates}/browserWorkers.ts`,
    from: "'controllerchange', () => consider(container.controller)",
    to: "'controllerchange', () => undefined",
  },
  {
    row: 'X-325',
    file: `${updates}/browserWorkers.ts`,
    from: "    tell(worker, 'activate');\n    return;",
    to: '    return;',
  },
  {
    row: 'X-325',
    file: `${worker}/chooseAnswer.ts`,
    from: "pathname.startsWith('/assets/') ? 'chunk' : 'network'",
    to: "'network'",
  },
  {
    row: 'X-326',
    file: `${worker}/storedPages.ts`,
    from: 'Object.values(paths).filter((path) => path !== paths.paymentCallback)',
    to: 'Object.values(paths)',
  },
  {
    row: 'X-326',
    file: `${worker}/chooseAnswer.ts`,
    from: "    !request.headers.has('authorization') &&\n",
    to: '',
  },
  {
    row: 'X-327',
    file: `${worker}/storedPages.ts`,
    from: '(path) => path !== paths.paymentCallback',
    to: '(path) => path !== paths.paymentCallback && path !== paths.history',
  },
];
