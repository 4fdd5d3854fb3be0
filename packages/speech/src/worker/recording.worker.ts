import { createDrafts } from '@nevisa/drafts';
import { runRecordingWorker } from './runRecordingWorker.ts';

runRecordingWorker((ownerId, documentId) => createDrafts(ownerId).open(documentId).unsent);
