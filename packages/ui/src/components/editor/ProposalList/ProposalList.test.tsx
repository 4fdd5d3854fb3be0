import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { type Proposal, ProposalList } from './ProposalList.tsx';

const proposals: readonly Proposal[] = [
  { id: 'a', left: '', before: 'می روم', after: 'می‌روم', right: '' },
  { id: 'b', left: '', before: 'اوم ', after: '', right: '' },
];
const nothing = () => undefined;

describe('ProposalList', () => {
  describeComponent(
    <ProposalList proposals={proposals} refused={new Set()} onRefusedChange={nothing} />,
    { root: 'div:has(> div > ul)' },
  );

  it.each([2, 40])('the box of all is above the boxes of %i rows', (count) => {
    const many = Array.from({ length: count }, (_, at) => ({
      ...(proposals[at % 2] as Proposal),
      id: String(at),
    }));
    const { container } = render(
      <ProposalList proposals={many} refused={new Set()} onRefusedChange={nothing} />,
    );
    const [all, first] = [...container.querySelectorAll('input')].map(
      (box) => box.getBoundingClientRect().right,
    );
    expect(all).toBe(first);
  });

  it('X-49: a press refuses an accepted change, and accepts a refused one', async () => {
    const onRefusedChange = vi.fn<(refused: ReadonlySet<string>) => void>();
    const { container } = render(
      <ProposalList
        proposals={proposals}
        refused={new Set(['b'])}
        onRefusedChange={onRefusedChange}
      />,
    );
    const [all, first, second] = container.querySelectorAll('input');
    for (const box of [first, second, all]) {
      await userEvent.click(box as HTMLElement);
    }
    expect(onRefusedChange.mock.calls.map(([refused]) => Array.from(refused))).toEqual([
      ['b', 'a'],
      [],
      [],
    ]);
  });
});
