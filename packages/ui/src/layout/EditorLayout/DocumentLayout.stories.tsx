import { expect, fn, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Alert } from '../../components/feedback/Alert/Alert.tsx';
import { LiveRegion } from '../../components/feedback/LiveRegion/LiveRegion.tsx';
import { ArrowBackIcon } from '../../components/media/Icon/controlIcons.ts';
import { LinkButton } from '../../components/navigation/Link/LinkButton.tsx';
import { DocumentHeader } from '../../components/editor/DocumentHeader/DocumentHeader.tsx';
import { FindBar } from '../../components/editor/FindBar/FindBar.tsx';
import { SaveState } from '../../components/editor/SaveState/SaveState.tsx';
import { sampleActions, sampleFacts } from '../../components/editor/testing/sampleHeader.tsx';
import { Player } from '../../components/media/Player/Player.tsx';
import { makePlayerProps } from '../../components/media/Player/testing/makePlayerProps.ts';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { EditableSheet } from '../stories/sampleEditor.tsx';
import { account, SampleActions, userMenu } from '../stories/sampleMenu.tsx';
import { onDesktop, onPhone, wholeWindow } from '../stories/viewports.ts';
import { expectCaretUncovered } from '../stories/caretCovers.ts';
import { DocumentLayout } from './DocumentLayout.tsx';

const meta = preview.meta({
  title: 'Layout/DocumentDesk',
  component: DocumentLayout,
  parameters: {
    ...wholeWindow,
    viewport: {
      options: {
        zoomed: { name: 'Zoom 400 %', styles: { width: '320px', height: '256px' }, type: 'mobile' },
        onItsSide: {
          name: 'Phone on its side',
          styles: { width: '740px', height: '360px' },
          type: 'mobile',
        },
      },
    },
  },
  globals: onDesktop,
  args: {
    back: (
      <div>
        <LinkButton onClick={() => undefined}>
          <ArrowBackIcon /> بازگشت به نوشته‌ها
        </LinkButton>
      </div>
    ),
    header: (
      <DocumentHeader
        title="جلسهٔ هیئت‌مدیره"
        onTitleChange={() => undefined}
        facts={sampleFacts}
        saveState={<SaveState state="saved" time="۱۴:۰۵" />}
        starred={false}
        onStarredChange={() => undefined}
        actions={sampleActions}
      />
    ),
    sheet: <EditableSheet spoken={24} />,
  },
  render: (args) => (
    <AppFrame
      groups={userMenu}
      account={{ ...account, onSignOut: fn() }}
      brandName="نویسا"
      brandHref="/"
      title="تاریخچه"
      barActions={<SampleActions />}
    >
      <DocumentLayout {...args} />
    </AppFrame>
  ),
});

const find = (
  <FindBar
    find={{ query: 'جلسه', wholeWord: false, exactLetters: false }}
    onFindChange={() => undefined}
    count={8}
    at={1}
    onMove={() => undefined}
    onClose={() => undefined}
  />
);

export const Default = meta.story({
  parameters: { picture: true },
  args: { findBar: find },
  play: async ({ canvasElement, step }) => {
    await step('the find bar stays under the top bar while the text scrolls', async () => {
      window.scrollTo({ top: 900 });
      const readTop = () => canvasElement.querySelector('search')?.getBoundingClientRect().top;
      await waitFor(() => expect(readTop()).toBeLessThan(120));
      await expect(readTop()).toBeGreaterThan(0);
      window.scrollTo({ top: 0 });
    });
  },
});

export const Noticing = meta.story({
  args: {
    notices: (
      <LiveRegion>
        <Alert tone="warning">این نوشته در جای دیگری به سطل زباله رفت.</Alert>
        <Alert>کلمه‌ها بارگذاری نشد.</Alert>
      </LiveRegion>
    ),
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: onPhone,
  play: async ({ step }) => {
    await step('no element is wider than the window', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const Zoomed = meta.story({
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  args: { findBar: find },
  play: async ({ canvas, canvasElement, step }) => {
    const text = canvas.getByRole('textbox', { name: 'متن نهایی' });
    await step('WCAG 2.4.11: no bar covers the line of the caret, wherever it is', () =>
      expectCaretUncovered(canvasElement, text),
    );
  },
});

export const Playing = meta.story({
  args: { player: <Player {...makePlayerProps()} state="playing" /> },
  play: async ({ canvas, step }) => {
    await step(
      'X-171: the player stays at the foot of the window while the text scrolls',
      async () => {
        const player = canvas.getByRole('group', { name: 'پخش صدا' });
        const readFoot = () => window.innerHeight - player.getBoundingClientRect().bottom;
        await expect(readFoot()).toBeLessThan(24);
        window.scrollTo({ top: 300 });
        await waitFor(() => expect(readFoot()).toBeLessThan(24));
        window.scrollTo({ top: 0 });
      },
    );
  },
});

export const PlayingOnAPhone = Playing.extend({ globals: onPhone });

export const PlayingZoomed = Zoomed.extend({
  args: { player: <Player {...makePlayerProps()} state="playing" /> },
});

export const OnItsSide = Zoomed.extend({
  globals: { viewport: { value: 'onItsSide', isRotated: false } },
});
