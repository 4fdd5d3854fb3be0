import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Button, buttonSizes } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

describe('Button', () => {
  describeComponent(<Button>ورود</Button>, { root: 'button' });

  it.each(['width', 'height'] as const)('keeps its %s while it is busy', (side) => {
    const measure = (busy: boolean, busyLabel?: string) =>
      render(
        <Button busy={busy} {...(busyLabel !== undefined && { busyLabel })}>
          ورود
        </Button>,
      )
        .find('button')
        .getBoundingClientRect()[side];
    expect(measure(true)).toBe(measure(false));
    expect(measure(true, 'در حال ورود…')).toBe(measure(false, 'در حال ورود…'));
  });

  it('keeps the focus while it is busy', () => {
    const { find, rerender } = render(<Button>ورود</Button>);
    const button = find('button');
    button.focus();
    rerender(<Button busy>ورود</Button>);
    expect(document.activeElement).toBe(button);
  });

  it('does not submit the form while it is busy, by click or by Enter in a field', async () => {
    const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="نام" />
        <Button type="submit" busy={busy}>
          ورود
        </Button>
      </form>
    );
    const { find, rerender } = render(form(true));
    await userEvent.click(find('button'), { force: true });
    await userEvent.type(find('input'), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(form(false));
    await userEvent.type(find('input'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('keeps its text and the focus while it waits, and ignores a press', async () => {
    const onClick = vi.fn<() => void>();
    const wait = (waiting: boolean) => (
      <Button waiting={waiting} busyLabel="در حال ورود…" onClick={onClick}>
        ورود
      </Button>
    );
    const { find, rerender } = render(wait(false));
    const button = find('button');
    button.focus();
    rerender(wait(true));
    await userEvent.click(button, { force: true });
    expect(document.activeElement).toBe(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveAccessibleName('ورود');
    rerender(wait(false));
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('is 36, 44 or 52 px high', () => {
    const { container } = render(
      buttonSizes.map((size) => (
        <Button key={size} size={size}>
          ورود
        </Button>
      )),
    );
    const heights = [...container.querySelectorAll('button')].map((button) => button.offsetHeight);
    expect(heights).toEqual([36, 44, 52]);
  });
});

describe('ButtonLink', () => {
  describeComponent(<ButtonLink href="/nevisa-live">شروع</ButtonLink>, { root: 'a' });
});
