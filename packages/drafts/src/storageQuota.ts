/** Requests persistent storage (S09). False when it is refused, unsupported, or in a Worker. */
export async function requestPersistence(): Promise<boolean> {
  try {
    const storage: Partial<StorageManager> = navigator.storage;
    return (await storage.persisted?.()) === true || (await storage.persist?.()) === true;
  } catch {
    return false;
  }
}

/** Bytes that the browser would still store; null where it gives no estimate. */
export async function estimateFreeSpace(): Promise<number | null> {
  try {
    const { quota, usage = 0 } = await navigator.storage.estimate();
    return quota === undefined ? null : Math.max(0, quota - usage);
  } catch {
    return null;
  }
}
