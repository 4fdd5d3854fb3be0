/**
 * Asks the browser not to throw away by itself what this page keeps (S09).
 * Whether it agrees or not, nothing else changes; a Worker cannot ask.
 */
export async function askToPersist(): Promise<boolean> {
  try {
    const storage: Partial<StorageManager> = navigator.storage;
    return (await storage.persisted?.()) === true || (await storage.persist?.()) === true;
  } catch {
    return false;
  }
}

/** How much more the browser would keep for this page, in bytes; null where it does not tell. */
export async function roomLeft(): Promise<{ readonly free: number } | null> {
  try {
    const { quota, usage = 0 } = await navigator.storage.estimate();
    return quota === undefined ? null : { free: Math.max(0, quota - usage) };
  } catch {
    return null;
  }
}
