import { openConversation, readSelection } from '@nevisa/transcript';
import { NevisaUi } from '@nevisa/ui';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stubBusyBrowser } from '../../../../testing/stubBusyBrowser.ts';
import { EditorSheet } from '../EditorSheet.tsx';
import { createFakePlayer, type FakePlayer } from '../playback/testing/fakePlayer.ts';
import { loadReview } from './lateReview.ts';
import { ReviewPanel } from './ReviewPanel.tsx';
import { useReview } from './useReview.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';

const confidences = [0.9, 0.3, 0.95, 0.5];

function open(player: FakePlayer | null, accepted: readonly string[] = []) {
  const words = ['سلام', 'به', 'همه', 'دوستان'].map((word, at) => ({
    word,
    start: at * 2,
    end: at * 2 + 1,
    conf: confidences[at] ?? 1,
  }));
  const document = openConversation([
    {
      segment_id: 'a',
      text: 'سلام به همه دوستان',
      start: 0,
      end: 8,
      words,
      speaker: null,
      is_edited: false,
    },
  ]);
  const keep = vi.fn(() => Promise.resolve());
  const kept = { read: () => Promise.resolve(accepted), keep };
  const write = vi.fn();
  function Page() {
    const editor = useRef<HTMLDivElement>(null);
    const review = useReview(document, {
      player,
      editor,
      hasWords: true,
      isWordless: false,
      isShown: false,
      loadCode: loadReview,
      kept,
      readThreshold: () => 60,
      writeThreshold: write,
      isCovered: false,
      onOpen: () => undefined,
    });
    return (
      <>
        {review.isOpen && review.review !== null && (
          <ReviewPanel review={review.review} tool={review} />
        )}
        <output>{review.isAvailable ? 'ready' : ''}</output>
        <EditorSheet
          ref={editor}
          document={document}
          uncertain={review.words}
          onShortcut={review.onShortcut}
        />
      </>
    );
  }
  const { host } = renderInPage(
    <NevisaUi direction="rtl">
      <Page />
    </NevisaUi>,
  );
  const selected = () => {
    const { from, to } = readSelection(document);
    return document.text().slice(from - 1, to - 1);
  };
  return { document, host, keep, selected };
}

async function openReview(player: FakePlayer | null, accepted?: readonly string[]) {
  const page = open(player, accepted);
  await expect.poll(() => page.host.textContent).toContain('ready');
  page.host.querySelector<HTMLElement>('[role=textbox]')?.focus();
  await userEvent.keyboard('{F7}');
  return page;
}

describe('useReview', () => {
  it('X-142: is available also where the browser is never idle', async () => {
    stubBusyBrowser();
    const { selected } = await openReview(null);
    expect(selected()).toBe('به');
  });

  it('X-142: Enter on the reviewed word plays it with a second around, and writes nothing', async () => {
    const player = createFakePlayer();
    const { document, selected } = await openReview(player);
    expect(selected()).toBe('به');
    await userEvent.keyboard('{Enter}');
    expect(player.asked).toEqual([{ playSpan: { start: 1, end: 4 } }]);
    expect(document.text()).toBe('سلام به همه دوستان');
  });

  it('X-142: without a sound Enter on the reviewed word does nothing; elsewhere it divides the text', async () => {
    const { document } = await openReview(null);
    await userEvent.keyboard('{Enter}');
    expect(document.text()).toBe('سلام به همه دوستان');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(document.text().split('\n')).toHaveLength(2);
  });

  it('X-142: an accepted word is kept, and one of an earlier visit is passed', async () => {
    const { keep, selected } = await openReview(null, ['2000-3000']);
    expect(selected()).toBe('دوستان');
    await userEvent.keyboard('{Alt>}a{/Alt}');
    await expect.poll(() => keep.mock.calls).toEqual([[['2000-3000', '6000-7000']]]);
  });
});
