/** A microphone to choose from. `id` and `label` are empty until the person allowed one. */
export interface MicrophoneChoice {
  readonly id: string;
  readonly label: string;
}

export type MicrophonePermission = 'granted' | 'denied' | 'prompt' | 'unknown';

/** Chromium lists its own choice and the system's once more under these names. */
const aliases = new Set(['default', 'communications']);

/** The microphones that are there; none where the browser tells of none. */
export async function listMicrophones(): Promise<readonly MicrophoneChoice[]> {
  try {
    const devices = (await mediaDevices()?.enumerateDevices?.()) ?? [];
    return devices
      .filter(({ kind, deviceId }) => kind === 'audioinput' && !aliases.has(deviceId))
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  } catch {
    return [];
  }
}

/** Tells the list now and each time that a device comes or goes. Returns how to stop. */
export function watchMicrophones(
  listener: (microphones: readonly MicrophoneChoice[]) => void,
): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const tell = async () => {
    const microphones = await listMicrophones();
    if (!signal.aborted) {
      listener(microphones);
    }
  };
  mediaDevices()?.addEventListener?.('devicechange', () => void tell(), { signal });
  void tell();
  return () => watching.abort();
}

/** Tells whether the microphone is allowed, now and each time that it changes. Returns how to stop. */
export function watchPermission(listener: (permission: MicrophonePermission) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  void follow(listener, signal);
  return () => watching.abort();
}

async function follow(
  listener: (permission: MicrophonePermission) => void,
  signal: AbortSignal,
): Promise<void> {
  const status = await permission();
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

/** Firefox before 131 and Safari before 16 know no such permission. */
async function permission(): Promise<PermissionStatus | null> {
  try {
    const { permissions } = navigator as { permissions?: Permissions };
    return (await permissions?.query({ name: 'microphone' })) ?? null;
  } catch {
    return null;
  }
}

function mediaDevices(): Partial<MediaDevices> | undefined {
  return (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
}
