import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { PasswordField } from './PasswordField.tsx';

describe('PasswordField', () => {
  describeComponent(<PasswordField label="رمز عبور" autoComplete="current-password" />, {
    root: 'input',
  });

  it('X-74: never changes the value: spaces, Persian digits and letters remain as typed', async () => {
    const { find } = render(<PasswordField label="رمز عبور" autoComplete="new-password" />);
    const input = find('input') as HTMLInputElement;
    await userEvent.fill(input, '  ۱۲۳ كي Aa ');
    await userEvent.click(find('button'));
    expect([input.type, input.value]).toEqual(['text', '  ۱۲۳ كي Aa ']);
    await userEvent.click(find('button'));
    expect([input.type, input.value]).toEqual(['password', '  ۱۲۳ كي Aa ']);
  });

  it('R-091, R-130, R-251: takes a password of any length as it is typed', async () => {
    const { find } = render(<PasswordField label="رمز عبور" autoComplete="new-password" />);
    const typed = 'رمز 12'.repeat(12);
    await userEvent.type(find('input'), typed);
    expect((find('input') as HTMLInputElement).value).toBe(typed);
  });

  it('reports Caps Lock during typing and clears the message on blur', async () => {
    const { find } = render(<PasswordField label="رمز عبور" autoComplete="new-password" />);
    const input = find('input');
    const region = find('[role=status]');
    const press = (capsLock: boolean) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: capsLock }),
      );
    expect(region.textContent).toBe('');
    press(true);
    await expect.poll(() => region.textContent).toContain('Caps Lock');
    press(false);
    await expect.poll(() => region.textContent).toBe('');
    press(true);
    await expect.poll(() => region.textContent).toContain('Caps Lock');
    input.focus();
    input.blur();
    await expect.poll(() => region.textContent).toBe('');
  });

  it('does not submit the form by its button', async () => {
    let sent = 0;
    const { find } = render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <PasswordField label="رمز عبور" autoComplete="new-password" />
      </form>,
    );
    await userEvent.click(find('button'));
    expect(sent).toBe(0);
  });
});
