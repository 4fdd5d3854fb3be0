import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { TagInput } from './TagInput.tsx';

describe('TagInput', () => {
  describeComponent(<TagInput label="برچسب‌ها" hint="یک" error="دو" defaultTags={['الف']} />, {
    root: 'input:not([type=hidden])',
  });

  it('is as high as a text field with one line of tags', () => {
    const { find } = render(<TagInput label="برچسب‌ها" defaultTags={['الف']} />);
    expect(find('div:has(> input)').offsetHeight).toBe(44);
  });

  it('submits each tag under its name, and the text still being typed', async () => {
    const { find } = render(
      <form>
        <TagInput label="برچسب‌ها" name="tags" defaultTags={['الف']} />
        <button type="reset">بازنشانی</button>
      </form>,
    );
    const sent = () => new FormData(find('form') as HTMLFormElement).getAll('tags');
    await userEvent.type(find('[data-name]'), 'ب, پ');
    await userEvent.tab();
    await expect.poll(sent).toEqual(['الف', 'ب', 'پ']);
    await userEvent.click(find('[type=reset]'));
    await expect.poll(sent).toEqual(['الف']);
  });

  it('submits the form by Enter only when the text is empty', async () => {
    let sendings = 0;
    const { find } = render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sendings += 1;
        }}
      >
        <TagInput label="برچسب‌ها" name="tags" />
      </form>,
    );
    await userEvent.type(find('input'), 'الف{Enter}');
    expect(sendings).toBe(0);
    await userEvent.type(find('[data-name]'), '{Enter}');
    expect(sendings).toBe(1);
  });
});
