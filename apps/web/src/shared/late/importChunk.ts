/** How long a failed chunk waits for its only retry, in ms. */
const retryDelay = 1_000;

/** The retries of chunks that failed, by their address. */
const retries = new Map<string, Promise<unknown>>();
let retryCount = 0;

const importFrom = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * Imports a chunk, and once more when that fails. A browser stores that a module
 * could not be fetched and does not request its address again (G02), so the retry
 * has a query. The chunk was never run, so no module exists twice.
 *
 * @param importAddress replaces the import of an address in tests
 */
export async function importChunk<Module>(
  load: () => Promise<Module>,
  importAddress = importFrom,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = readAddress(error);
    if (address === null) {
      await waitForRetry();
      return load();
    }
    const retry = retries.get(address) ?? retryImport(address, importAddress);
    return retry as Promise<Module>;
  }
}

function retryImport(address: string, importAddress: typeof importFrom): Promise<unknown> {
  retryCount += 1;
  const query = `?retry=${retryCount}`;
  const retry = waitForRetry().then(() => importAddress(address + query));
  retries.set(address, retry);
  retry.catch(() => {
    retries.delete(address);
  });
  return retry;
}

/** Chromium and Firefox name the address of the failed module in the message; WebKit does not. */
function readAddress(error: unknown): string | null {
  const message = error instanceof Error ? error.message : '';
  const address = /https?:\/\/\S+\/assets\/[\w.-]+\.js$/.exec(message)?.[0];
  return address === undefined || new URL(address).origin !== globalThis.location.origin
    ? null
    : address;
}

function waitForRetry(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, retryDelay);
  });
}
