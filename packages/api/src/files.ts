export { fileCalls } from './files/fileCalls.ts';
export { diarizations, fileFailureReasons, longestFilePart } from './files/files.ts';
