/** What the choice of the first page needs of the service worker. */
export interface ShellParts {
  /** A version that waits for its turn, or is being stored. */
  readonly registration: Pick<ServiceWorkerRegistration, 'waiting' | 'installing'>;
  /** Whether the server has another version than this one. */
  readonly isOutdated: boolean;
  fetchPage: () => Promise<Response>;
  /** The stored first page of this version. */
  findOwn: () => Promise<Response | undefined>;
  /** The first page that was stored last. */
  findNewest: () => Promise<Response | undefined>;
  countOpenPages: () => Promise<number>;
  /** Deletes the files of all other versions. */
  dropOtherFiles: () => void;
}

/**
 * Opens the app with its stored first page. A navigation while a newer version waits brings that
 * one, and one after a file was gone asks the server: the files of this version may be gone.
 */
export async function openShell(parts: ShellParts): Promise<Response> {
  const { registration, isOutdated, fetchPage, findOwn, findNewest } = parts;
  if (isOutdated) {
    const fetched = await fetchPage().catch(() => null);
    if (fetched?.ok === true) {
      return fetched;
    }
  }
  if (registration.waiting !== null) {
    return (await findNewest()) ?? fetchPage();
  }
  // The files of the versions before serve their open pages, and those of a newer one are on their way.
  if (registration.installing === null && (await parts.countOpenPages()) === 0) {
    parts.dropOtherFiles();
  }
  return (await findOwn()) ?? fetchPage();
}
