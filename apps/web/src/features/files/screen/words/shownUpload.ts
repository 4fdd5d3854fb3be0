import type { UploadActor, UploadContext, UploadTag } from '@nevisa/machines';

/** How far the bytes of a file are that are under way. */
export interface SendingProgress {
  /** In bytes, those of the part under way included; never falls. */
  readonly sent: number;
  /** In bytes per second over the last 10 s; null while it is not known. */
  readonly speed: number | null;
  /** In ms; null while it is not known, which is for the first 3 s. */
  readonly timeLeft: number | null;
}

/** What is shown of an upload: the facts of its machine as plain data, which another page can be sent. */
export interface ShownUpload extends Pick<
  UploadContext,
  | 'id'
  | 'file'
  | 'options'
  | 'fault'
  | 'known'
  | 'duration'
  | 'received'
  | 'mostReceived'
  | 'beganAnew'
  | 'job'
  | 'report'
  | 'failure'
  | 'isOtherFile'
  | 'isSoundOnly'
  | 'sound'
  | 'source'
  | 'hasChanged'
> {
  readonly tags: readonly UploadTag[];
  readonly progress: SendingProgress | null;
  /** How much of the sound of a video is taken out, from 0 to 1; null while it is not known. */
  readonly extracted: number | null;
  /** One press continues it: the browser can give the file again. */
  readonly isReopenable: boolean;
}

/** What is shown of an upload besides the facts of its machine. */
type DeviceFacts = Pick<ShownUpload, 'progress' | 'extracted' | 'isReopenable'>;

/** Reads what is shown of the machine of an upload. */
export function toShownUpload(
  upload: UploadActor,
  { progress = null, extracted = null, isReopenable = false }: Partial<DeviceFacts> = {},
): ShownUpload {
  const { context, tags } = upload.getSnapshot();
  return {
    id: context.id,
    file: context.file,
    options: context.options,
    fault: context.fault,
    known: context.known,
    duration: context.duration,
    received: context.received,
    mostReceived: context.mostReceived,
    beganAnew: context.beganAnew,
    job: context.job,
    report: context.report,
    failure: context.failure,
    isOtherFile: context.isOtherFile,
    isSoundOnly: context.isSoundOnly,
    sound: context.sound,
    source: context.source,
    hasChanged: context.hasChanged,
    tags: Array.from(tags) as UploadTag[],
    progress,
    extracted,
    isReopenable,
  };
}

/** The one state of a row: of several tags of the machine the one that a person has to know. */
export const uploadStates = [
  'checking',
  'refused',
  'duplicate',
  'unaffordable',
  'ready',
  'waiting',
  'offline',
  'extracting',
  'sending',
  'paused',
  'signedOut',
  'needsFile',
  'converting',
  'canceling',
  'done',
  'failed',
  'canceled',
] as const satisfies readonly UploadTag[];
export type UploadState = (typeof uploadStates)[number];

/** A file that is chosen again is compared in the state `needsFile`, and a file without a line is sent in `offline`. */
export function getUploadState({ tags }: Pick<ShownUpload, 'tags'>): UploadState {
  if (tags.includes('needsFile')) {
    return 'needsFile';
  }
  return uploadStates.find((state) => tags.includes(state)) ?? 'checking';
}

const ended: ReadonlySet<UploadState> = new Set([
  'refused',
  'duplicate',
  'done',
  'failed',
  'canceled',
]);

/** Whether nothing more happens to a file by itself. */
export function hasEnded(upload: Pick<ShownUpload, 'tags'>): boolean {
  return ended.has(getUploadState(upload));
}

/** How many bytes the bar shows: at most the whole, and never fewer than the server has had. */
export function countSentBytes({ file, mostReceived, progress }: ShownUpload): number {
  return Math.min(file.size, Math.max(mostReceived, progress?.sent ?? 0));
}
