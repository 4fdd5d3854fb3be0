import { useSyncExternalStore } from 'react';
import { useAppServices } from '../../app/appServices.ts';
import type { UploadFacts } from '../../features/files/upload/uploadFacts.ts';

/** What every page may say about the files of the user. */
export function useUploadFacts(): UploadFacts {
  const { uploadFacts } = useAppServices();
  return useSyncExternalStore(uploadFacts.subscribe, uploadFacts.read, uploadFacts.read);
}
