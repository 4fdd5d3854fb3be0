import { expect, it } from 'vitest';
import { filesText } from '../../../shared/text/filesText.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { PanelActions } from './PanelActions.tsx';
import { makeShownUpload } from './testing/shownUploads.ts';
import type { UploadsView } from './uploadsView.ts';

it('X-184, X-195: files are paused at once also while the sound of a video is taken out', () => {
  const rows = [
    makeShownUpload(['extracting', 'sending', 'moving'], { id: 'video' }),
    makeShownUpload(['waiting', 'moving'], { id: 'waiting' }),
  ];
  const view = { rows, commands: {} } as unknown as UploadsView;
  const { host } = renderInPage(<PanelActions view={view} />);
  expect(host.textContent).toContain(filesText.pauseAll);
});
