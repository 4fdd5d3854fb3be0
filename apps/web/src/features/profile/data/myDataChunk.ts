/** The code that makes the archive of all data, loaded when it is asked for. */
export { makeMyData } from './makeMyData.ts';
export { archiveName } from '../../history/export/archiveWords.ts';
export { rest } from '../../history/export/rest.ts';
export { openZip } from '../../history/export/writeZipFile.ts';
