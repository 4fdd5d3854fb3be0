import { defaultWriting } from '@nevisa/writing';
import { describe, expect, it, vi } from 'vitest';
import { findProposals, type TextProposal, toProposals } from './findProposals.ts';
import { fakeTimers } from '@nevisa/testing/timers';

fakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

describe('the proposals of a clean-up', () => {
  it('X-49: a change is shown with the words that it touches, and those around it', () => {
    const text = 'یک دو سه چهار پنج شش هفت هشت نه ده سلام ، دوست\nمن';
    const at = text.indexOf(' ،');
    const [proposal] = toProposals(text, [{ from: at, to: at + 1, before: ' ', after: '' }]);
    expect(proposal).toMatchObject({
      left: '…سه چهار پنج شش هفت هشت نه ده ',
      before: 'سلام ،',
      after: 'سلام،',
      right: ' دوست',
    });
  });

  it('X-49: equal changes have different names, which an edit elsewhere keeps', () => {
    const find = (text: string) => {
      let found: readonly TextProposal[] = [];
      findProposals(text, defaultWriting, (proposals) => {
        found = proposals;
      });
      vi.runAllTimers();
      return found.map(({ id }) => id);
    };
    const ids = find('می روم و می روم');
    expect(new Set(ids).size).toBe(2);
    expect(find('امروز می روم و می روم')).toEqual(ids);
  });

  it('X-49: a long text is read in slices, and a stopped search reports nothing', () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 4));
    const onFound = vi.fn<(proposals: readonly TextProposal[]) => void>();
    const text = 'می روم به خانه '.repeat(1_000);
    const stop = findProposals(text, defaultWriting, onFound);
    vi.runOnlyPendingTimers();
    expect(onFound).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(onFound.mock.calls[0]?.[0]).toHaveLength(1_000);
    findProposals(text, defaultWriting, onFound)();
    stop();
    vi.runAllTimers();
    expect(onFound).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});
