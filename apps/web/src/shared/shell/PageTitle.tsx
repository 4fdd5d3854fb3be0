import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { appText } from '../text/appText.ts';
import { fillPlain } from '../text/fill.ts';
import { recordingText } from '../text/recordingText.ts';
import { useUploadFacts } from './useUploadFacts.ts';
import { useRunningRecording } from './useRunningRecording.ts';

/**
 * Names the tab after the page, and says on every page that a recording runs, so that
 * other tabs show it. There is one on each page, or the first would win.
 */
export function PageTitle({ title }: { title: string }) {
  const { pathname } = useLocation();
  const recording = useRunningRecording();
  const { title: files } = useUploadFacts();
  const page = fillPlain(appText.title, { page: title });
  const named = files === '' ? page : `${files} ${page}`;
  if (recording === null || recording.paused) {
    return <title>{named}</title>;
  }
  const { tabTitle } = recordingText;
  return <title>{pathname === paths.live ? tabTitle : `${tabTitle} | ${named}`}</title>;
}
