import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { FileDrop } from './FileDrop.tsx';

describe('FileDrop', () => {
  describeComponent(
    <FileDrop label="فایل صوتی" hint="یک" error="دو" files={[]} onAdd={() => undefined} />,
    { root: 'input' },
  );

  it('reports the same file again when it is chosen again', () => {
    const onAdd = vi.fn<(files: File[]) => void>();
    const { find } = render(<FileDrop label="فایل" files={[]} onAdd={onAdd} />);
    const input = find('input') as HTMLInputElement;
    for (let time = 1; time <= 2; time += 1) {
      const data = new DataTransfer();
      data.items.add(new File(['x'], 'voice.mp3'));
      input.files = data.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      expect(onAdd).toHaveBeenCalledTimes(time);
      expect(input.value).toBe('');
    }
  });

  it.each([true, false])(
    'X-186: opens another dialog, and that of the input where the other one cannot be: %s',
    async (isOpened) => {
      const onPick = vi.fn(() => Promise.resolve(isOpened));
      const { find } = render(
        <FileDrop label="فایل" files={[]} onAdd={() => undefined} onPick={onPick} />,
      );
      const own: boolean[] = [];
      // Cancels the dialog of the input, which would wait for a person.
      const note = (event: MouseEvent) => {
        own.push(!event.defaultPrevented);
        event.preventDefault();
      };
      window.addEventListener('click', note);
      onTestFinished(() => window.removeEventListener('click', note));
      (find('input') as HTMLInputElement).click();
      await vi.waitFor(() => expect(own).toEqual(isOpened ? [false] : [false, true]));
      expect(onPick).toHaveBeenCalledOnce();
    },
  );
});
