/** How long the browser may need to read the length of a file, in ms. */
const longestWait = 5_000;

type MediaTag = 'audio' | 'video';

/** What browsers tell of the sound of a video, each in its own way. */
interface HeardVideo extends HTMLVideoElement {
  readonly mozHasAudio?: boolean;
  readonly audioTracks?: { readonly length: number };
  readonly captureStream?: () => MediaStream;
}

/** The length of the sound of a file in ms; null where the browser does not tell it within 5 s. */
export function measureLength(file: File, signal?: AbortSignal): Promise<number | null> {
  return withMetadata(file, 'audio', signal, ({ duration }) => toLength(duration));
}

/** Whether a video has sound; null where the browser does not tell it. */
export function hasSound(file: File, signal?: AbortSignal): Promise<boolean | null> {
  return withMetadata(file, 'video', signal, (video) => readSound(video as HeardVideo));
}

/** Seconds of an element in whole ms; null for a stream without an end and for nothing. */
export function toLength(seconds: number): number | null {
  const length = Math.round(seconds * 1_000);
  return Number.isSafeInteger(length) && length > 0 ? length : null;
}

function readSound(video: HeardVideo): boolean | null {
  if (video.videoWidth === 0) {
    return null;
  }
  if (video.audioTracks !== undefined) {
    return video.audioTracks.length > 0;
  }
  return video.mozHasAudio ?? hasCapturedSound(video);
}

function hasCapturedSound(video: HeardVideo): boolean | null {
  try {
    const stream = video.captureStream?.();
    stream?.getTracks().forEach((track) => track.stop());
    return stream === undefined || stream.getTracks().length === 0
      ? null
      : stream.getAudioTracks().length > 0;
  } catch {
    return null;
  }
}

/** Loads the metadata of a file; null when they do not come. The address is always revoked. */
function withMetadata<Fact>(
  file: File,
  tag: MediaTag,
  signal: AbortSignal | undefined,
  read: (element: HTMLMediaElement) => Fact,
): Promise<Fact | null> {
  const element = document.createElement(tag);
  const address = URL.createObjectURL(file);
  return new Promise<Fact | null>((resolve) => {
    const settle = (fact: Fact | null) => {
      clearTimeout(timer);
      resolve(fact);
    };
    const timer = setTimeout(settle, longestWait, null);
    signal?.addEventListener('abort', () => settle(null), { once: true });
    element.addEventListener('loadedmetadata', () => settle(read(element)), { once: true });
    element.addEventListener('error', () => settle(null), { once: true });
    element.preload = 'metadata';
    element.muted = true;
    element.src = address;
  }).finally(() => {
    element.removeAttribute('src');
    element.load();
    URL.revokeObjectURL(address);
  });
}
