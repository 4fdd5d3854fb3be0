import type { Failure, Id, Outcome } from '@nevisa/api/types';

/** A file as the device describes it. */
export interface FileFacts {
  /** As it is stored, with its extension. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** In ms since 1970. */
  readonly lastModified: number;
}

/** Why a file is not sent at all. */
export type FileFault = 'empty' | 'tooLarge' | 'notMedia' | 'noSound' | 'unreadable';

/** What the first bytes and a sample of the content tell. */
export type SampleOutcome =
  /** `hash` is that of the size, the first and the last part of the content. */
  { readonly ok: true; readonly hash: string } | { readonly ok: false; readonly fault: FileFault };

/** The same file was converted before, or is being converted. */
export interface KnownFile {
  /** Null while the server has no conversation of it, because an earlier file of the queue is on its way. */
  readonly historyId: Id | null;
}

/** How the recogniser treats a file. */
export interface UploadOptions {
  readonly punctuation: boolean;
  readonly numbers: boolean;
  /** How many people speak; 0 for one text without speakers. */
  readonly speakers: number | 'automatic';
}

/**
 * What the device knows of the sound of a video, which can be sent alone: about how many
 * bytes it has, that it cannot be taken out here, or that the file is no video.
 */
export type SoundWeight = number | 'unextractable' | 'none';

/** The sound that was taken out of a video; `hash` is that of a sample of it. */
export type SoundOutcome =
  | { readonly ok: true; readonly file: FileFacts; readonly hash: string }
  | { readonly ok: false };

/** A video of which only the sound is sent. */
export interface SourceFile {
  readonly file: FileFacts;
  readonly hash: string;
}

/** Where a conversion is asked for. */
export interface JobPlace {
  readonly taskId: string;
  /** The conversation that the conversion fills. */
  readonly historyId: Id | null;
}

/** What the server has of a file; `job` after its last byte. */
export interface ReceivedPart {
  /** In bytes. */
  readonly received: number;
  readonly job: JobPlace | null;
}

/** Why a conversion has ended without a text. */
export type JobFault =
  | 'noSpeech'
  | 'unsupported'
  | 'tooLong'
  | 'noCredit'
  | 'damaged'
  | 'unknownTask'
  | 'server'
  | 'unknown';

/** `billed` is the length that was charged, in ms. */
export type JobReport =
  | { readonly state: 'queued' }
  /** `percent` from 0 to 100; null while it is not known. */
  | { readonly state: 'converting'; readonly percent: number | null }
  | { readonly state: 'done'; readonly historyId: Id; readonly billed: number | null }
  | { readonly state: 'failed'; readonly fault: JobFault; readonly billed: number | null }
  | { readonly state: 'canceled'; readonly billed: number | null };

/** What the device keeps of an upload for another day. */
export interface KeptUpload {
  /** The `client_id`: at most one conversion is made for it. */
  readonly id: string;
  readonly file: FileFacts;
  readonly options: UploadOptions;
  readonly hash: string;
  /** Length of the sound in ms; null when it is not known. */
  readonly duration: number | null;
  readonly received: number;
  readonly job: JobPlace | null;
  readonly isPaused: boolean;
  /** The person has canceled it, and the server has not answered yet. */
  readonly isCanceled?: boolean | undefined;
  /** Only the sound of the video is sent. */
  readonly isSoundOnly?: boolean | undefined;
  /** The video whose sound `file` is; none before the sound was taken out. */
  readonly source?: SourceFile | undefined;
}

export interface UploadInput {
  id: string;
  file: FileFacts;
  options: UploadOptions;
  /** What an earlier page kept; null for a file that was just added. */
  kept: KeptUpload | null;
  /** From 0 to 1, for the length of waits. */
  random: () => number;
}

export type UploadEvent =
  /** From the queue: whether the credit suffices for this file and those before it. */
  | { type: 'credit.judged'; enough: boolean }
  | { type: 'start.requested' }
  /** The known file is converted once more. */
  | { type: 'again.requested' }
  /** From the queue: this file may send now. */
  | { type: 'slot.granted' }
  | { type: 'pause.requested' }
  | { type: 'resume.requested' }
  | { type: 'cancel.requested' }
  | { type: 'retry.requested' }
  | { type: 'options.changed'; options: UploadOptions }
  /** Whether only the sound of the video is sent. */
  | { type: 'sound.chosen'; isSoundOnly: boolean }
  /** The person chose a file to continue with. */
  | { type: 'file.chosen'; file: FileFacts }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  /** The person has signed in again. */
  | { type: 'session.returned' }
  /** From the sender: the server has this many bytes. */
  | ({ type: 'part.settled' } & ReceivedPart)
  | { type: 'part.failed'; failure: Failure }
  /** From the sender, or from the app for a file of an earlier page: the device gives it no more, or it is another one. */
  | { type: 'file.unreadable'; hasChanged: boolean };

export type UploadTag =
  | 'checking'
  /** It never will be sent; the person may remove it. */
  | 'refused'
  | 'duplicate'
  | 'unaffordable'
  /** The person may start it. */
  | 'ready'
  /** It waits for its turn. */
  | 'waiting'
  /** It takes one of the places of the queue. */
  | 'sending'
  /** The sound of the video is taken out, in one of the places of the queue. */
  | 'extracting'
  | 'paused'
  | 'offline'
  | 'signedOut'
  | 'needsFile'
  | 'converting'
  | 'canceling'
  | 'done'
  | 'failed'
  | 'canceled'
  /** A page that is closed now would interrupt it. */
  | 'moving';

export interface UploadContext {
  readonly id: string;
  readonly file: FileFacts;
  readonly options: UploadOptions;
  readonly hash: string | null;
  readonly fault: FileFault | null;
  readonly sound: SoundWeight;
  readonly isSoundOnly: boolean;
  /** The video whose sound `file` is. */
  readonly source: SourceFile | null;
  /** The sound was taken out once and has to be taken out again. */
  readonly lacksSound: boolean;
  readonly known: KnownFile | null;
  readonly duration: number | null;
  /** In bytes, as the server has said last. */
  readonly received: number;
  /** The most that was received: what a bar shows, because it never falls. */
  readonly mostReceived: number;
  /** The server has forgotten bytes, so they are sent once more. */
  readonly beganAnew: boolean;
  readonly job: JobPlace | null;
  readonly report: JobReport | null;
  readonly failure: Failure | null;
  /** The chosen file is another one. */
  readonly isOtherFile: boolean;
  /** The file has changed on the device. */
  readonly hasChanged: boolean;
  /** The person had paused it on an earlier page. */
  readonly wasPaused: boolean;
  /** The person had canceled it on an earlier page. */
  readonly wasCanceled: boolean;
  /** How many tries have failed in a row. */
  readonly failures: number;
  /** How often the conversion was asked for since it last moved. */
  readonly polls: number;
  /** How long the server asked to wait before the next question about the conversion, in ms. */
  readonly pollPause: number;
  readonly random: () => number;
}

export type PartOutcome = Outcome<ReceivedPart>;
export type ReportOutcome = Outcome<JobReport>;
/** `billed` is the length that was charged, in ms. */
export type TerminateOutcome = Outcome<{ readonly billed: number | null }>;
