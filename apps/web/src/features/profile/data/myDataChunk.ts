/** The code that makes the archive of all data, loaded when it is asked for. */
export { makeMyData } from './makeMyData.ts';
export { nameArchive } from '../../history/export/archiveWords.ts';
export { waitFor } from '../../history/export/waitFor.ts';
export { openZip } from '../../history/export/writeZipFile.ts';
