import { openConversation } from '@nevisa/transcript';
import { describe, expect, it } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { stubBusyBrowser } from '../../../testing/stubBusyBrowser.ts';
import { useWordCount } from './useWordCount.ts';

/** Shows the number of words of «یک دو سه», of which the server says this number. */
function show(known: number | null) {
  const transcript = openConversation([
    {
      segment_id: 'a',
      text: 'یک دو سه',
      start: null,
      end: null,
      words: [],
      speaker: null,
      is_edited: false,
    },
  ]);
  function Page() {
    return <output>{useWordCount(transcript, known)}</output>;
  }
  return renderInPage(<Page />).host;
}

describe('useWordCount', () => {
  it('the words of a short text are counted at once', () => {
    stubBusyBrowser();
    expect(show(5_000).textContent).toBe('3');
    expect(show(null).textContent).toBe('3');
  });

  it('the words of a long text are the server’s at first, and are counted also where the browser is never idle', async () => {
    stubBusyBrowser();
    const host = show(5_001);
    expect(host.textContent).toBe('5001');
    await expect.poll(() => host.textContent).toBe('3');
  });
});
