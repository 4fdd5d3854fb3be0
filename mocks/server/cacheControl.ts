/** The `Cache-Control` header of each kind of answer. */
export const cacheControls = {
  /** Files whose name changes with their content. */
  asset: 'public, max-age=31536000, immutable',
  /** The page, and what must be fresh with it. */
  page: 'no-cache',
  /** What no cache may store: the payment result, whose address has the data of a card, and missing files. */
  nothing: 'no-store',
  /** Icons, the manifest and the small scripts beside the page. */
  file: 'public, max-age=3600',
} as const;

/** The folder of the files whose name changes with their content. */
export const assetFolder = '/assets/';

/** Pages and the service worker: files that are asked for anew each time. */
export const freshFiles = /\.html$|^\/sw\.js$/;

/** The path whose query has the data of a payment: it is stored in no cache and in no log. */
export const unstoredPath = '/payment-callback';

/** The header of an answer of the app: of a file, or of the page on any path. */
export function getCacheControl(pathname: string, isFile: boolean): string {
  if (pathname === unstoredPath) {
    return cacheControls.nothing;
  }
  if (!isFile || freshFiles.test(pathname)) {
    return cacheControls.page;
  }
  return pathname.startsWith(assetFolder) ? cacheControls.asset : cacheControls.file;
}
