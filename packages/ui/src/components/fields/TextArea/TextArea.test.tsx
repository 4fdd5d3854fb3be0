import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { growWithText } from './growWithText.ts';
import { TextArea } from './TextArea.tsx';

const lines = (count: number) => Array.from({ length: count }, (_, line) => line).join('\n');

describe('TextArea', () => {
  describeComponent(<TextArea label="متن" hint="یک" error="دو" limit={20} />, {
    root: 'textarea',
  });

  it('has the height of its rows, from the minimum to the maximum', () => {
    const height = (count: number) =>
      render(<TextArea label="متن" rows={2} maxRows={6} defaultValue={lines(count)} />).find(
        'textarea',
      ).offsetHeight;
    const heights = [1, 2, 4, 6, 20].map(height);
    expect(heights[0]).toBe(heights[1]);
    expect(heights[2]).toBeGreaterThan(heights[1] ?? 0);
    expect(heights[3]).toBe(heights[4]);
  });

  it('with one row is as high as a text field', () => {
    expect(render(<TextArea label="متن" rows={1} />).find('textarea').offsetHeight).toBe(44);
  });

  it('grows by script where the browser lacks field-sizing', () => {
    const area = render(<TextArea label="متن" defaultValue={lines(5)} />).find('textarea');
    growWithText(area as HTMLTextAreaElement);
    expect(area.style.blockSize).toBe('');
    const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false);
    growWithText(area as HTMLTextAreaElement);
    supports.mockRestore();
    expect(parseFloat(area.style.blockSize)).toBeGreaterThan(100);
  });

  it('recounts when the form is reset', async () => {
    const { container, find } = render(
      <form>
        <TextArea label="متن" limit={30} />
        <button type="reset">بازنشانی</button>
      </form>,
    );
    await userEvent.fill(find('textarea'), 'سلام');
    await expect.poll(() => container.textContent).toContain('۲۶ نویسه');
    await userEvent.click(find('button'));
    await expect.poll(() => container.textContent).toContain('۳۰ نویسه');
  });

  it.each([
    [12, '۱۰ نویسه مانده است'],
    [20, '۰ نویسه مانده است'],
    [21, '۱ نویسه بیش از اندازه است'],
    [26, '۶ نویسه بیش از اندازه است'],
    [35, '۱۵ نویسه بیش از اندازه است'],
  ])('announces %s characters with a limit of 20 as %s', (length, announced) => {
    const { find } = render(<TextArea label="متن" defaultValue={'ا'.repeat(length)} limit={20} />);
    expect(find('[role=status]').textContent).toBe(announced);
  });

  it('says once how many characters are too many', () => {
    const over = '۲ نویسه بیش از اندازه است';
    const { container } = render(
      <TextArea label="متن" defaultValue="سلام" limit={2} error={over} />,
    );
    const said = [...container.querySelectorAll('*')].filter(
      (element) => element.childElementCount === 0 && element.textContent === over,
    );
    expect(said.map((element) => element.closest('[role=status]'))).toEqual([null]);
  });
});
