/** What the app uses of the uploads of files. */
export { uploadMachine } from './uploadMachine.ts';
export { uploadQueueMachine } from './uploadQueueMachine.ts';
export { hasUploadTag, isMoving, restartableTags, selectUnstarted } from './uploadQueueParts.ts';
export type { AddedFile, KeptQueue, UploadActor, UploadQueueEvent } from './uploadQueueTypes.ts';
export type { SendingInput } from './uploadSetup.ts';
export type {
  FileFacts,
  FileFault,
  JobFault,
  JobPlace,
  JobReport,
  KeptUpload,
  KnownFile,
  PartOutcome,
  ReceivedPart,
  ReportOutcome,
  SampleOutcome,
  SoundOutcome,
  SoundWeight,
  TerminateOutcome,
  UploadContext,
  UploadEvent,
  UploadOptions,
  UploadTag,
} from './uploadTypes.ts';
