/** What the frame of every page shows of files, in one chunk. */
export { UploadEnds } from './UploadEnds.tsx';
export { UploadStatus } from './UploadStatus.tsx';
