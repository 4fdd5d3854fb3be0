import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { OtpField } from './OtpField.tsx';

const findInput = (find: (selector: string) => HTMLElement) => find('input') as HTMLInputElement;

function paste(input: HTMLInputElement, words: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', words);
  input.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

describe('OtpField', () => {
  describeComponent(<OtpField label="کد تأیید" hint="یک" error="دو" />, { root: 'input' });

  it('R-101, X-74: shows Persian digits and submits Latin ones', async () => {
    const { find } = render(
      <form>
        <OtpField label="کد تأیید" name="code" />
      </form>,
    );
    await userEvent.type(find('input'), '۱۲۳۴۵۶');
    expect(findInput(find).value).toBe('۱۲۳۴۵۶');
    expect(new FormData(find('form') as HTMLFormElement).get('code')).toBe('123456');
  });

  it.each(['defaultValue', 'value'])('shows a %s of any digit shape in Persian digits', (given) => {
    const code = { [given]: '۱۲۳456', onChange: () => undefined };
    expect(findInput(render(<OtpField label="کد" {...code} />).find).value).toBe('۱۲۳۴۵۶');
  });

  it('inserts a part of a code at the caret and replaces all digits by a whole code', () => {
    const input = findInput(render(<OtpField label="کد" defaultValue="1256" />).find);
    input.focus();
    input.setSelectionRange(2, 2);
    paste(input, '۳-۴');
    expect([input.value, input.selectionStart]).toEqual(['۱۲۳۴۵۶', 4]);
    paste(input, 'کد شما: ۹۸۷-۶۵۴');
    expect(input.value).toBe('۹۸۷۶۵۴');
    paste(input, 'سلام');
    expect(input.value).toBe('۹۸۷۶۵۴');
  });

  it('keeps the caret after the same digit', async () => {
    const input = findInput(render(<OtpField label="کد" defaultValue="156" />).find);
    input.focus();
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('۲x۳');
    expect([input.value, input.selectionStart]).toEqual(['۱۲۳۵۶', 3]);
  });

  it('R-100, X-74: runs from left to right with a numeric keyboard and one-time-code autofill', () => {
    const input = findInput(render(<OtpField label="کد" />).find);
    expect([input.dir, input.inputMode, input.autocomplete]).toEqual([
      'ltr',
      'numeric',
      'one-time-code',
    ]);
  });

  it.each([4, 6, 10])('shows %i digits completely in 280 px', (length) => {
    const { find } = render(
      <div style={{ inlineSize: 280 }}>
        <OtpField label="کد" length={length} defaultValue={'8'.repeat(length)} />
      </div>,
    );
    expect(find('input').scrollWidth).toBeLessThanOrEqual(find('input').clientWidth);
  });
});
