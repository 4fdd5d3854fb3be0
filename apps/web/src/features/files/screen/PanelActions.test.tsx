import { expect, it, vi } from 'vitest';
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

it.each([
  ['paused', filesText.resumeAll, 'resumeAll'],
  ['sending', filesText.pauseAll, 'pauseAll'],
  ['offline', filesText.pauseAll, 'pauseAll'],
  ['ready', filesText.startAll, 'startAll'],
] as const)(
  'X-184: several files that are %s have one action in common: %s',
  (tag, name, command) => {
    const commands = { resumeAll: vi.fn(), pauseAll: vi.fn(), startAll: vi.fn() };
    const rows = ['a', 'b'].map((id) => makeShownUpload([tag], { id }));
    const { host } = renderInPage(
      <PanelActions view={{ rows, commands } as unknown as UploadsView} />,
    );
    const common = [...host.querySelectorAll('button')].filter(({ textContent }) =>
      [filesText.resumeAll, filesText.pauseAll, filesText.startAll].some(
        (all) => all === textContent,
      ),
    );
    expect(common.map(({ textContent }) => textContent)).toEqual([name]);
    common[0]?.click();
    const pressed = Object.entries(commands).filter(([, { mock }]) => mock.calls.length > 0);
    expect(pressed.map(([each]) => each)).toEqual([command]);
  },
);
