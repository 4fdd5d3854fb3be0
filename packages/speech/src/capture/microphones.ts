/** A microphone to choose from. `id` and `label` are empty before the permission is granted. */
export interface MicrophoneChoice {
  readonly id: string;
  readonly label: string;
}

export type MicrophonePermission = 'granted' | 'denied' | 'prompt' | 'unknown';

/** Chromium lists its default device and the system's a second time under these ids. */
const aliases = new Set(['default', 'communications']);

/** Returns the microphones of the device; none where the browser lists none. */
export async function listMicrophones(): Promise<readonly MicrophoneChoice[]> {
  try {
    const devices = (await getMediaDevices()?.enumerateDevices?.()) ?? [];
    return devices
      .filter(({ kind, deviceId }) => kind === 'audioinput' && !aliases.has(deviceId))
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  } catch {
    return [];
  }
}

/** Calls `listener` at once and for every added or removed device. Returns how to stop. */
export function watchMicrophones(
  listener: (microphones: readonly MicrophoneChoice[]) => void,
): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const update = async () => {
    const microphones = await listMicrophones();
    if (!signal.aborted) {
      listener(microphones);
    }
  };
  getMediaDevices()?.addEventListener?.('devicechange', () => void update(), { signal });
  void update();
  return () => watching.abort();
}

/** Calls `listener` with the permission, at once and for every change. Returns how to stop. */
export function watchPermission(listener: (permission: MicrophonePermission) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  void followPermission(listener, signal);
  return () => watching.abort();
}

async function followPermission(
  listener: (permission: MicrophonePermission) => void,
  signal: AbortSignal,
): Promise<void> {
  const status = await queryPermission();
  if (signal.aborted) {
    return;
  }
  if (status === null) {
    listener('unknown');
    return;
  }
  listener(status.state);
  status.addEventListener('change', () => listener(status.state), { signal });
}

/** Firefox before 131 and Safari before 16 do not have this permission. */
async function queryPermission(): Promise<PermissionStatus | null> {
  try {
    const { permissions } = navigator as { permissions?: Permissions };
    return (await permissions?.query({ name: 'microphone' })) ?? null;
  } catch {
    return null;
  }
}

function getMediaDevices(): Partial<MediaDevices> | undefined {
  return (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
}
