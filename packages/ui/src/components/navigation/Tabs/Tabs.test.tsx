import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'text', label: 'متن', content: 'متن نوشته' },
  { id: 'sound', label: 'صدا', content: 'صدای نوشته' },
  { id: 'facts', label: 'مشخصات', content: 'مشخصات نوشته' },
];

describe('Tabs', () => {
  describeComponent(<Tabs label="نوشته" tabs={tabs} />, { root: '[data-orientation]' });

  it.each([
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ] as const)('in %s the key %s moves forward and %s back', async (direction, on, back) => {
    const onChange = vi.fn<(id: string) => void>();
    const { find } = render(<Tabs label="نوشته" tabs={tabs} onChange={onChange} />, { direction });
    find('[role=tab]').focus();
    await userEvent.keyboard(`${on}${on}${back}`);
    expect(onChange.mock.calls).toEqual([['sound'], ['facts'], ['sound']]);
  });
});
