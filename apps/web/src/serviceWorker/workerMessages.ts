/** What a page says to the service worker. */
export type WorkerMessage =
  /** Take the place of the version before. */
  | 'activate'
  /** Name your version: answered at the port of the message. */
  | 'version';

/** The address of the service worker. */
export const workerAddress = '/sw.js';

/** The first page of the app in the build. */
export const shellPath = '/index.html';

/** The name of the only cache of the app. */
export const cacheName = 'nevisa-files';
